import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

/// Answers when the test says so, and counts.
private final class ScriptedAuthenticator: Authenticator {
  private(set) var calls: [(name: String, password: SecretText)] = []
  private(set) var cancelled = 0
  private var answers: [PassthroughSubject<SignIn, LogInFailure>] = []

  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    calls.append((name, password))
    let answer = PassthroughSubject<SignIn, LogInFailure>()
    answers.append(answer)
    return answer.handleEvents(receiveCancel: { self.cancelled += 1 }).eraseToAnyPublisher()
  }

  func accept(_ index: Int = 0) {
    answers[index].send(signIn(calls[index].name))
    answers[index].send(completion: .finished)
  }

  func refuse(_ failure: LogInFailure, _ index: Int = 0) {
    answers[index].send(completion: .failure(failure))
  }
}

@Suite("Log-in model")
struct LogInModelTests {
  let clock = TestScheduler()
  private let authenticator = ScriptedAuthenticator()
  let model: LogInModel

  init() {
    model = LogInModel(
      authenticator: authenticator, memory: NoKeyring(), scheduler: clock.eraseToAnyScheduler())
  }

  private func fill(_ name: String = "ada", _ password: String = "correct horse") {
    model.name.value = name
    model.password.value = SecretText(password)
    clock.advance()
  }

  // MARK: Being filled

  @Test("It is filled only when both fields hold something")
  func filled() {
    let filled = model.canLogIn.record()
    clock.advance()
    model.name.value = "ada"
    clock.advance()
    model.password.value = "secret"
    clock.advance()
    model.name.value = ""
    clock.advance()
    #expect(filled.values == [false, true, false])
  }

  @Test("Typing over a selection does not make the button flicker")
  func overtyping() {
    let filled = model.canLogIn.record()
    fill()
    model.name.value = ""
    model.name.value = "z"
    clock.advance()
    #expect(filled.values == [true])
  }

  @Test("A name of nothing but white space is an empty name; such a password is a password")
  func whiteSpace() {
    let filled = model.canLogIn.record()
    fill("  \n", "   ")
    model.name.value = " a "
    clock.advance()
    #expect(filled.values == [false, true])
  }

  // MARK: Logging in

  @Test("Enter goes to the first empty field and tries nothing")
  func emptyFields() {
    let names = model.name.focusRequests.record()
    let passwords = model.password.focusRequests.record()
    model.logIn()
    #expect((names.values.count, passwords.values.count) == (1, 0))
    #expect(model.name.state.mark == .error(Message("Enter your name.")))
    model.name.value = "ada"
    model.logIn()
    #expect((names.values.count, passwords.values.count) == (1, 1))
    #expect(model.password.state.mark == .error(Message("Enter your password.")))
    #expect(authenticator.calls.isEmpty)
    #expect(model.state == .idle)
  }

  @Test("An accepted login names the account and forgets the password")
  func success() {
    let states = model.$state.record()
    fill()
    model.logIn()
    #expect(model.state == .working)
    authenticator.accept()
    clock.advance()
    #expect(states.values == [.idle, .working, .loggedIn(signIn("ada"))])
    #expect(model.password.value == "")
    #expect(model.name.value == "ada")
  }

  @Test("A refused login says so, takes the user to the password and keeps what was typed")
  func refusal() {
    let focus = model.password.focusRequests.record()
    fill()
    model.logIn()
    authenticator.refuse(.rejected)
    clock.advance()
    #expect(model.state == .failed(.rejected))
    #expect(focus.values.count == 1)
    #expect(model.name.value == "ada")
    #expect(model.password.value == "correct horse")
  }

  @Test("Enter hit again while an attempt is under way does nothing")
  func oneAttempt() {
    fill()
    model.logIn()
    model.logIn()
    clock.advance(by: .milliseconds(50))
    model.logIn()
    #expect(authenticator.calls.count == 1)
  }

  @Test("After a refusal one may try again")
  func again() {
    fill()
    model.logIn()
    authenticator.refuse(.rejected)
    clock.advance()
    model.logIn()
    authenticator.accept(1)
    clock.advance()
    #expect(authenticator.calls.count == 2)
    #expect(model.state == .loggedIn(signIn("ada")))
  }

  @Test("White space around the name does not count; within the password it does")
  func trimming() {
    fill(" a@b \n", " x ")
    model.logIn()
    #expect(authenticator.calls.map(\.name) == ["a@b"])
    #expect(authenticator.calls.map(\.password) == [" x "])
  }

  @Test("Cancelling abandons the attempt; its late answer changes nothing")
  func cancel() {
    fill()
    model.logIn()
    model.cancel()
    #expect(model.state == .idle)
    #expect(authenticator.cancelled == 1)
    authenticator.accept()
    clock.advance(by: .seconds(60))
    #expect(model.state == .idle)
    #expect(model.password.value == "correct horse")
  }

  @Test("An answer on its way when the attempt is cancelled changes nothing")
  func cancelBeforeHop() {
    fill()
    model.logIn()
    authenticator.accept()
    model.cancel()
    clock.advance()
    #expect(model.state == .idle)
  }

  @Test("A store that never answers is given up after 30 seconds, with its own words")
  func timeOut() {
    fill()
    model.logIn()
    clock.advance(by: .milliseconds(29_999))
    #expect(model.state == .working)
    clock.advance(by: .milliseconds(2))
    #expect(model.state == .failed(.timedOut))
    #expect(clock.pendingCount == 0)
  }

  @Test("A store that answers at once leaves no attempt hanging")
  func immediateAnswer() {
    let model = LogInModel(
      authenticator: NoAccountStore(), memory: NoKeyring(),
      scheduler: clock.eraseToAnyScheduler())
    model.name.value = "ada"
    model.password.value = "x"
    model.logIn()
    clock.advance()
    #expect(model.state == .failed(.noAccountStore))
    model.logIn()
    #expect(model.state == .working)
  }

  @Test("The failure goes from the screen with the next key")
  func forgetting() {
    fill()
    model.logIn()
    authenticator.refuse(.rejected)
    clock.advance()
    model.password.value = "correct horsf"
    #expect(model.state == .idle)
  }

  @Test("Escape abandons an attempt; else it takes what is wrong from the screen, and no text")
  func dismissing() {
    model.logIn()
    model.dismiss()
    #expect(model.name.state.mark == .none)
    fill()
    model.logIn()
    model.dismiss()
    #expect(model.state == .idle)
    #expect(authenticator.cancelled == 1)
    model.logIn()
    authenticator.refuse(.rejected, 1)
    clock.advance()
    model.dismiss()
    #expect(model.state == .idle)
    #expect(model.name.value == "ada")
    #expect(model.password.value == "correct horse")
  }

  // MARK: Being locked out

  @Test("While attempts are not looked at none is made; what was typed stays")
  func lockedOut() {
    let canLogIn = model.canLogIn.record()
    fill()
    model.logIn()
    authenticator.refuse(.lockedOut(remaining: .seconds(4)))
    clock.advance()
    #expect(model.state == .failed(.lockedOut(remaining: .seconds(4))))
    #expect(model.lockOut.secondsLeft == 4)
    #expect(model.password.value == "correct horse")
    model.logIn()
    #expect(authenticator.calls.count == 1)
    model.password.value = "correct horses"
    #expect(model.state == .idle)
    #expect(model.lockOut.secondsLeft == 4)
    clock.advance(by: .seconds(4))
    #expect(canLogIn.values == [true, false, true])
    model.logIn()
    #expect(authenticator.calls.count == 2)
  }

  @Test("When the time is over, so is what was said of it")
  func lockOutOver() {
    fill()
    model.logIn()
    authenticator.refuse(.lockedOut(remaining: .seconds(4)))
    clock.advance(by: .seconds(4))
    #expect(model.state == .idle)
  }

  @Test("Another name is another matter")
  func anotherName() {
    fill()
    model.logIn()
    authenticator.refuse(.lockedOut(remaining: .seconds(4)))
    clock.advance()
    model.name.value = "grace"
    #expect(model.lockOut.secondsLeft == nil)
    model.logIn()
    #expect(authenticator.calls.map(\.name) == ["ada", "grace"])
  }

  // MARK: Being opened for somebody

  @Test("The screen opens with a name and the reason, which goes with the first key")
  func opened() {
    fill("grace", "half typed")
    model.begin(as: "ada", notice: Message("You are logged out."))
    #expect(model.name.value == "ada")
    #expect(model.password.value.isEmpty)
    #expect(model.notice == Message("You are logged out."))
    #expect(model.name.state.isValid)
    model.password.value = "c"
    #expect(model.notice == nil)
  }

  // MARK: Secrecy

  @Test("Printing the password's stream, or the model, does not show it")
  func secrecy() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    let token = model.password.subject.print("password", to: lines).sink { _ in }
    fill("ada", "hunter2-hunter2")
    var dumped = ""
    dump(model, to: &dumped)
    dumped += "\(model.password.value) \(String(reflecting: model.password))"
    #expect(lines.text.contains("receive value"))
    #expect(!lines.text.contains("hunter2"))
    #expect(!dumped.contains("hunter2"))
    token.cancel()
  }

  @Test("A model that is let go while it works takes its attempt with it")
  func release() throws {
    try expectNoLeaks {
      weak var released: LogInModel?
      do {
        let model = LogInModel(
          authenticator: authenticator, memory: NoKeyring(),
          scheduler: clock.eraseToAnyScheduler())
        released = model
        model.name.value = "ada"
        model.password.value = "x"
        model.logIn()
      }
      #expect(released == nil)
      #expect(authenticator.cancelled == 1)
      clock.advance(by: .seconds(60))
    }
  }
}
