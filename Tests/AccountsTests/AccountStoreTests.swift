import Dispatch
import FormModels
import Glibc
import Synchronization
import Testing
import Weir
import WeirText

@testable import Accounts

@Suite("Account store")
struct AccountStoreTests {
  let files: TemporaryStore
  let store: AccountStore
  private let ada = Account(name: "Ada Lovelace")

  init() throws {
    files = try TemporaryStore()
    store = AccountStore(files.ledger())
  }

  /// All values; throws the failure.
  private func values<Output: Sendable, Failure>(
    of publisher: AnyPublisher<Output, Failure>
  ) async throws -> [Output] {
    var values: [Output] = []
    for try await value in publisher.values { values.append(value) }
    return values
  }

  @Test("Each call gives one value: from signing up to being forgotten")
  func life() async throws {
    #expect(try await values(of: store.isFree(ada.name)) == [true])
    #expect(try await values(of: store.register(name: ada.name, password: .good)) == [ada])
    let signIn = SignIn(account: ada, previous: nil, failuresSince: 0)
    #expect(try await values(of: store.logIn(name: ada.name, password: .good)) == [signIn])
    let tokens = try await values(of: store.issueToken(for: ada))
    let token = try #require(tokens.first ?? nil)
    #expect(try await values(of: store.signIn(token: token)).first??.account == ada)
    #expect(try await values(of: store.revoke(token)).count == 1)
    #expect(try await values(of: store.signIn(token: token)) == [nil])
    #expect(try await values(of: store.revokeTokens(of: ada)).count == 1)
    let change = store.changePassword(of: ada, from: .good, to: "a new password")
    #expect(try await values(of: change).count == 1)
    #expect(try await values(of: store.delete(ada, password: "a new password")).count == 1)
    #expect(try await values(of: store.isFree(ada.name)) == [true])
    #expect(try await values(of: store.putAside()) == [files.path])
  }

  @Test("A failure is the publisher's own")
  func failures() async throws {
    await #expect(throws: LogInFailure.rejected) {
      try await values(of: store.logIn(name: ada.name, password: .good))
    }
    await #expect(throws: RegistrationFailure.badName) {
      try await values(of: store.register(name: "ada", password: .good))
    }
    await #expect(throws: AccountFailure.rejected) {
      try await values(of: store.delete(ada, password: .good))
    }
  }

  @Test("Nothing is done before somebody subscribes, and again for each who does")
  func deferred() async throws {
    let registration = store.register(name: ada.name, password: .good)
    #expect(try await values(of: store.isFree(ada.name)) == [true])
    #expect(try await values(of: registration) == [ada])
    await #expect(throws: RegistrationFailure.taken) { try await values(of: registration) }
  }

  @Test("Work that is cancelled before it has begun is not done, and answers on no caller's thread")
  func cancelling() async throws {
    // The queue is held up until both have subscribed.
    let gate = DispatchSemaphore(value: 0)
    store.queue.async { gate.wait() }
    let answers = Mutex<[String]>([])
    let cancelled = store.register(name: "Cancelled", password: .good)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in answers.withLock { $0.append("cancelled") } })
    let kept = store.register(name: "Kept", password: .good)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { account in
          dispatchPrecondition(condition: .onQueue(store.queue))
          answers.withLock { $0.append(account.name) }
        })
    cancelled.cancel()
    gate.signal()
    store.close()
    #expect(answers.withLock { $0 } == ["Kept"])
    #expect(try files.ledger().accounts().map(\.name) == ["Kept"])
    kept.cancel()
  }

  @Test("Closed, it lets go of the file, and opens it again when it is needed")
  func closing() async throws {
    _ = try await values(of: store.register(name: ada.name, password: .good))
    store.close()
    #expect(access(files.path + "-wal", F_OK) != 0)
    #expect(try await values(of: store.isFree(ada.name)) == [false])
  }

  @Test("Many at once are all answered")
  func many() async throws {
    let names = try await withThrowingTaskGroup(of: [Account].self) { group in
      for number in 0..<50 {
        let registration = Unchecked(store.register(name: "Member \(number)", password: .good))
        group.addTask { try await values(of: registration.value) }
      }
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1.map(\.name)) }
    }
    #expect(names.count == 50)
  }
}
