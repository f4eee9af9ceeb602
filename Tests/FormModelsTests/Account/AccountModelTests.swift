import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

@Suite("Account model")
struct AccountModelTests {
  let clock = TestScheduler()
  private let keeper = ScriptedKeeper()
  let model: AccountModel

  init() {
    model = AccountModel(
      signIn("ada"), keeper: keeper, scheduler: clock.eraseToAnyScheduler())
  }

  private func fill(_ new: String = "battery staple", again: String? = nil) {
    model.old.value = "correct horse"
    model.new.value = SecretText(new)
    model.repeated.value = SecretText(again ?? new)
    clock.advance(by: .milliseconds(500))
  }

  // MARK: Changing the password

  @Test("The password is changed, and nothing of what was typed is kept")
  func change() {
    let states = model.$changing.record()
    fill()
    model.changePassword()
    model.changePassword()
    #expect(keeper.changes.count == 1)
    #expect(keeper.changes.first?.account == Account(name: "ada"))
    #expect(keeper.changes.first?.old == "correct horse")
    #expect(keeper.changes.first?.new == "battery staple")
    keeper.agree()
    clock.advance()
    #expect(states.values == [.idle, .working, .done])
    #expect(model.old.value.isEmpty && model.new.value.isEmpty && model.repeated.value.isEmpty)
    #expect(!model.change.state.isDirty)
    model.old.value = "b"
    #expect(model.changing == .idle)
  }

  @Test("The new one follows the rules, and is repeated as it is")
  func rules() {
    fill("short")
    model.changePassword()
    #expect(model.new.state.mark == .error(PasswordProblem.tooShort(least: 8).message))
    fill("battery staple", again: "battery stapel")
    model.changePassword()
    #expect(model.repeated.state.mark == .error(Message("This is not the same password")))
    // Changing the first makes the repetition right.
    model.new.value = "battery stapel"
    clock.advance(by: .milliseconds(500))
    #expect(model.repeated.state.isValid)
    #expect(keeper.changes.isEmpty)
  }

  @Test("A wrong present password takes the user to it; everything stays")
  func rejected() {
    let focus = model.old.focusRequests.record()
    fill()
    model.changePassword()
    keeper.refuse(.rejected)
    clock.advance()
    #expect(model.changing == .failed(.rejected))
    #expect(focus.values.count == 1)
    #expect(model.new.value == "battery staple")
  }

  @Test("A refused new password takes the user to that")
  func refused() {
    let focus = model.new.focusRequests.record()
    fill()
    model.changePassword()
    keeper.refuse(.refused(.tooCommon))
    clock.advance()
    #expect(model.changing == .failed(.refused(.tooCommon)))
    #expect(focus.values.count == 1)
  }

  @Test("While attempts are not looked at, none is made")
  func lockOut() {
    fill()
    model.changePassword()
    keeper.refuse(.lockedOut(remaining: .seconds(4)))
    clock.advance()
    #expect(model.lockOut.secondsLeft == 4)
    #expect(!model.change.state.canSubmit)
    model.changePassword()
    model.confirmation.value = "correct horse"
    model.delete()
    #expect((keeper.changes.count, keeper.deletions.count) == (1, 0))
    clock.advance(by: .seconds(4))
    #expect(model.changing == .idle)
    model.changePassword()
    #expect(keeper.changes.count == 2)
  }

  @Test("A store that never answers, or ends without an answer, is said so")
  func noAnswer() {
    fill()
    model.changePassword()
    clock.advance(by: .milliseconds(30_001))
    #expect(model.changing == .failed(.timedOut))
    model.changePassword()
    keeper.end()
    clock.advance()
    #expect(model.changing == .failed(.timedOut))
  }

  @Test("How hard the new password is to guess is told as it is typed")
  func strength() {
    let strengths = model.strength.record()
    model.new.value = "short"
    model.new.value = "correct horse battery staple"
    model.new.value = ""
    #expect(strengths.values == [nil, .weak, .strong, nil])
  }

  // MARK: Leaving

  @Test("The account is deleted with the right password, and the page is left")
  func deletion() {
    let ends = model.ends.record()
    model.delete()
    #expect(model.confirmation.state.mark == .error(Message("Enter your password.")))
    model.confirmation.value = "wrong"
    model.delete()
    keeper.refuse(.rejected)
    clock.advance()
    #expect(model.deleting == .failed(.rejected))
    model.confirmation.value = "correct horse"
    #expect(model.deleting == .idle)
    model.delete()
    #expect(keeper.deletions.last?.password == "correct horse")
    #expect(ends.values.isEmpty)
    keeper.agree()
    clock.advance()
    #expect(ends.values == [.deleted])
    #expect(model.confirmation.value.isEmpty)
  }

  @Test("Logging out wipes what was typed and waits for nobody")
  func logOut() {
    let ends = model.ends.record()
    fill()
    model.changePassword()
    model.logOut()
    #expect(ends.values == [.loggedOut])
    #expect(keeper.cancelled == 1)
    #expect(model.old.value.isEmpty && model.new.value.isEmpty && model.repeated.value.isEmpty)
    keeper.agree()
    clock.advance(by: .seconds(60))
    #expect(model.changing == .idle)
  }

  @Test("A model that is let go while it works takes its attempt with it")
  func release() throws {
    try expectNoLeaks {
      weak var released: AccountModel?
      do {
        let model = AccountModel(
          signIn("ada"), keeper: keeper, scheduler: clock.eraseToAnyScheduler())
        released = model
        model.confirmation.value = "x"
        model.delete()
      }
      #expect(released == nil)
      #expect(keeper.cancelled == 1)
      clock.advance(by: .seconds(60))
    }
  }
}
