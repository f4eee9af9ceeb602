/// Who has logged in, and what happened to the account before.
public struct SignIn: Equatable, Sendable {
  public let account: Account
  /// When somebody logged in last before; nil the first time.
  public let previous: UnixTime?
  /// How many attempts have failed since then.
  public let failuresSince: Int

  public init(account: Account, previous: UnixTime?, failuresSince: Int) {
    self.account = account
    self.previous = previous
    self.failuresSince = failuresSince
  }
}
