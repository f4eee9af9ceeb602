/// Everybody that the screens ask about accounts.
public struct AccountServices {
  public let authenticator: any Authenticator
  public let registry: any SubscriberRegistry
  public let keeper: any AccountKeeper
  public let custodian: any StoreCustodian
  public let memory: any Memory

  /// - Parameters:
  ///   - store: Where the accounts are.
  ///   - memory: Who remembers who has logged in.
  public init(
    store: some Authenticator & SubscriberRegistry & AccountKeeper & StoreCustodian,
    memory: some Memory
  ) {
    authenticator = store
    registry = store
    keeper = store
    custodian = store
    self.memory = memory
  }
}
