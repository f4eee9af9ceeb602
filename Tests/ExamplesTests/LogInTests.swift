import Testing
import Weir
import WeirTesting
import WeirText

@testable import ExampleLogIn

@Suite("Example: log in")
struct LogInTests {
  /// Answers when the test says so.
  private final class Scripted: Accounts {
    var asked: [String] = []
    let answer = PassthroughSubject<Void, LogInFailure>()

    func logIn(name: String, password: SecretText) -> AnyPublisher<Void, LogInFailure> {
      asked.append(name)
      return answer.first().eraseToAnyPublisher()
    }
  }

  private let clock = TestScheduler()
  private let accounts = Scripted()
  private let model: LogInModel

  init() {
    model = LogInModel(accounts: accounts, scheduler: clock.eraseToAnyScheduler())
  }

  private func fill() {
    model.name.send("ada")
    model.password.send(SecretText("engine"))
  }

  @Test("The button is on when both fields hold something and nothing is under way")
  func button() {
    let canLogIn = model.canLogIn.record()
    fill()
    model.logIn()
    accounts.answer.send(completion: .failure(.rejected))
    clock.advance()
    model.name.send("")
    #expect(canLogIn.values == [false, true, false, true, false])
  }

  @Test("Pressed twice in one instant it asks once; nothing is asked while a field is empty")
  func once() {
    model.logIn()
    fill()
    model.logIn()
    model.logIn()
    #expect(accounts.asked == ["ada"])
  }

  @Test("A welcome wipes the password")
  func welcome() {
    fill()
    model.logIn()
    #expect(model.state.value == .working)
    accounts.answer.send()
    clock.advance()
    #expect(model.state.value == .welcome("ada"))
    #expect(model.password.value.isEmpty)
  }

  @Test("Given up, a late answer counts no more")
  func cancelling() {
    fill()
    model.logIn()
    model.cancel()
    accounts.answer.send()
    clock.advance()
    #expect(model.state.value == .idle)
  }

  @Test("Without an answer it says so after ten seconds")
  func noAnswer() {
    fill()
    model.logIn()
    clock.advance(by: .seconds(9))
    #expect(model.state.value == .working)
    clock.advance(by: .seconds(1))
    #expect(model.state.value == .failed(.noAnswer))
  }

  @Test("The one account takes a second to know its password from another")
  func oneAccount() {
    let accounts = OneAccount(scheduler: clock.eraseToAnyScheduler())
    let right = accounts.logIn(name: "ada", password: SecretText("engine")).record()
    let wrong = accounts.logIn(name: "ada", password: SecretText("Engine")).record()
    clock.advance(by: .seconds(1))
    #expect(right.values.count == 1)
    #expect(wrong.completion == .failure(.rejected))
  }
}
