import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

/// Lets everybody in.
private struct OpenDoor: Authenticator {
  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    Just(signIn(name)).setFailureType(to: LogInFailure.self).eraseToAnyPublisher()
  }
}

@Suite("Session model")
struct SessionModelTests {
  let clock = TestScheduler()
  private let keeper = ScriptedKeeper()
  private let memory = ScriptedMemory()
  let logIn: LogInModel
  let session: SessionModel

  init() {
    let scheduler = clock.eraseToAnyScheduler()
    logIn = LogInModel(authenticator: OpenDoor(), memory: memory, scheduler: scheduler)
    session = SessionModel(logIn: logIn, keeper: keeper, memory: memory, scheduler: scheduler)
  }

  private func enter() {
    logIn.name.value = "ada"
    logIn.password.value = "correct horse"
    logIn.logIn()
    clock.advance()
  }

  @Test("Who logs in gets a page; who logs out finds the name filled in")
  func inAndOut() {
    #expect(session.account == nil)
    enter()
    #expect(session.account?.signIn == signIn("ada"))
    #expect(logIn.password.value.isEmpty)
    session.account?.logOut()
    #expect(session.account == nil)
    #expect(logIn.state == .idle)
    #expect(logIn.name.value == "ada")
    #expect(logIn.notice == Message("You are logged out."))
    #expect(clock.pendingCount == 0)
    enter()
    #expect(session.account != nil)
  }

  @Test("Who deletes the account leaves no name behind")
  func deletion() {
    enter()
    session.account?.confirmation.value = "correct horse"
    session.account?.delete()
    keeper.agree()
    clock.advance()
    #expect(session.account == nil)
    #expect(logIn.name.value == "")
    #expect(
      logIn.notice == Message("The account “{name}” is deleted.", ["name": .text("ada")]))
  }

  // MARK: Time

  @Test("After fifteen idle minutes it is over, with a notice a minute before")
  func idle() {
    enter()
    session.account?.old.value = "half typed"
    clock.advance(by: .milliseconds(14 * 60_000 - 1))
    #expect(!session.isEndingSoon)
    clock.advance(by: .milliseconds(1))
    #expect(session.isEndingSoon)
    let account = session.account
    clock.advance(by: .milliseconds(59_999))
    #expect(session.account != nil)
    clock.advance(by: .milliseconds(1))
    #expect(session.account == nil)
    #expect(!session.isEndingSoon)
    #expect(account?.old.value.isEmpty == true)
    #expect(logIn.name.value == "ada")
    #expect(
      logIn.notice
        == Message(
          "You were logged out because nothing was done for {count} minute.",
          "You were logged out because nothing was done for {count} minutes.", count: 15))
    #expect(clock.pendingCount == 0)
  }

  @Test("Any use begins the time anew, and takes the notice away")
  func use() {
    enter()
    for _ in 0..<10 {
      clock.advance(by: .seconds(10 * 60))
      session.noteUse()
    }
    clock.advance(by: .seconds(14 * 60 + 30))
    #expect(session.isEndingSoon)
    session.noteUse()
    #expect(!session.isEndingSoon)
    clock.advance(by: .seconds(14 * 60 - 1))
    #expect(!session.isEndingSoon)
    clock.advance(by: .seconds(61))
    #expect(session.account == nil)
  }

  @Test("However much is done, one alarm waits")
  func alarms() {
    enter()
    let waiting = clock.pendingCount
    for _ in 0..<100 { session.noteUse() }
    #expect(clock.pendingCount == waiting)
  }

  @Test("Another limit counts at once, from its choice on")
  func limit() {
    enter()
    clock.advance(by: .seconds(10 * 60))
    session.idleLimit.send(5)
    clock.advance(by: .seconds(4 * 60))
    #expect(session.isEndingSoon)
    clock.advance(by: .seconds(60))
    #expect(session.account == nil)
  }

  @Test("A computer that slept longer than that finds the session over")
  func sleep() {
    enter()
    clock.jump(by: .seconds(60 * 60))
    #expect(session.account == nil)
  }

  @Test("While nobody is logged in nothing waits")
  func nobody() {
    clock.advance()
    session.noteUse()
    #expect(clock.pendingCount == 0)
  }

  // MARK: Being remembered

  @Test("Who wants it is remembered, and forgotten with the logging out")
  func remembering() {
    memory.available.send(.available)
    clock.advance()
    logIn.isToBeRemembered.send(true)
    enter()
    #expect(memory.remembered == [Account(name: "ada")])
    #expect(memory.forgotten == 0)
    session.account?.logOut()
    #expect(memory.forgotten == 1)
  }

  @Test("Who does not want it is not, and an older memory goes")
  func notRemembering() {
    memory.available.send(.available)
    clock.advance()
    enter()
    #expect(memory.remembered.isEmpty)
    #expect(memory.forgotten == 1)
  }

  @Test("Logging in does not wait for a keyring")
  func noKeyring() {
    logIn.isToBeRemembered.send(true)
    enter()
    #expect(session.account != nil)
    #expect(memory.remembered.isEmpty)
  }

  @Test("Who is remembered is logged in at the start, and stays remembered")
  func recall() {
    memory.available.send(.available)
    logIn.recallRemembered()
    clock.advance()
    memory.recalled.send(signIn("ada"))
    clock.advance()
    #expect(session.account?.signIn == signIn("ada"))
    #expect(logIn.isToBeRemembered.value)
    #expect(memory.remembered == [Account(name: "ada")])
  }

  @Test("Whoever types meanwhile goes before who is remembered")
  func lateRecall() {
    logIn.recallRemembered()
    logIn.name.value = "grace"
    memory.recalled.send(signIn("ada"))
    clock.advance()
    #expect(session.account == nil)
    #expect(logIn.name.value == "grace")
  }

  @Test("A memory of nobody, or none that answers, changes nothing")
  func noMemory() {
    logIn.recallRemembered()
    memory.recalled.send(nil)
    clock.advance()
    #expect(logIn.state == .idle)
    logIn.recallRemembered()
    memory.recalled.send(completion: .failure(.noAnswer))
    clock.advance()
    #expect(logIn.state == .idle)
  }

  @Test("Being logged out for idleness forgets nobody")
  func idleAndRemembered() {
    memory.available.send(.available)
    clock.advance()
    logIn.isToBeRemembered.send(true)
    enter()
    clock.advance(by: .seconds(15 * 60))
    #expect(session.account == nil)
    #expect(memory.forgotten == 0)
  }
}
