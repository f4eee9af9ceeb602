/// One rule of the contract between publishers and subscribers.
public enum ContractRule: String, CaseIterable, Sendable {
  /// One subscription comes, before anything else.
  case subscriptionFirst
  /// A subscription that is late finds the demand, or the cancel, that came before it.
  case lateSubscription
  /// There are never more values than were asked for, and nobody asks for none.
  case demand
  /// Values asked for one at a time, by requests or in answer to values, are the same as those asked
  /// for at once. An operator that drops what finds no demand, as debounce does, breaks this rule on
  /// purpose.
  case demandOneByOne
  /// The end passes through.
  case endPasses
  /// After the end nothing comes.
  case silenceAfterEnd
  /// After a cancel nothing comes.
  case silenceAfterCancel
  /// A cancel reaches whatever is above, and one is not made into two.
  case cancelReachesUpstream
  /// A cancel from inside a subscription or a value is obeyed at once.
  case cancelInsideDelivery
  /// Values, requests and the end may come from inside the delivery of a value.
  case reentrancy
  /// After the end, or a cancel, everything is let go.
  case release
  /// Requests and cancels may come from other threads while a value is delivered.
  case threads

  /// A second subscription is cancelled and goes no further.
  case secondSubscription
  /// What comes before the subscription goes no further.
  case earlyUpstream
  /// What comes after the end or after a cancel goes no further.
  case carelessUpstream

  /// What every operator owes to an upstream that keeps the contract.
  public static let standard: Set<ContractRule> = Set(allCases).subtracting([
    .secondSubscription, .earlyUpstream, .carelessUpstream,
  ])

  /// These rules and those about an upstream that breaks the contract.
  public static let strict = Set(allCases)
}

extension Set<ContractRule> {
  /// What every operator owes to an upstream that keeps the contract.
  public static var standard: Self { ContractRule.standard }

  /// The standard rules and those about an upstream that breaks the contract.
  public static var strict: Self { ContractRule.strict }

  /// The standard rules without some that an operator breaks on purpose.
  public static func standard(except exceptions: ContractRule...) -> Self {
    ContractRule.standard.subtracting(exceptions)
  }

  /// All rules without some that an operator breaks on purpose.
  public static func strict(except exceptions: ContractRule...) -> Self {
    ContractRule.strict.subtracting(exceptions)
  }
}
