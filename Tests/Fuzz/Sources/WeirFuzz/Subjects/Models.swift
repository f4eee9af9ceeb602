import FormModels
import Weir
import WeirTesting
import WeirText

/// Whatever is typed, in whatever pauses: the models judge it and never stop.
@Sendable func fuzzModels(_ texts: [String]) {
  let clock = TestScheduler()
  let accounts = NoAccountStore()
  let signUp = SignUpModel(registry: accounts, scheduler: clock.eraseToAnyScheduler())
  let logIn = LogInModel(authenticator: accounts, scheduler: clock.eraseToAnyScheduler())
  let text = TextModel()
  var last = ""
  let watch = text.textSubject.sink { last = $0 }
  defer { watch.cancel() }

  signUp.start()
  for (index, typed) in texts.enumerated() {
    signUp.name.value = typed
    logIn.name.value = typed
    logIn.password.value = SecretText(typed)
    text.textSubject.send(typed)
    precondition(last == typed)
    if index % 3 == 2 { clock.advance(by: .milliseconds(500)) }
    if index % 5 == 4 { logIn.logIn() }
  }
  clock.advance(by: .seconds(11))
  precondition(signUp.name.value == texts.last, "The model has changed what was typed.")
  let isLongEnough = (texts.last ?? "").isLongEnough
  precondition(
    signUp.name.state.isValid == isLongEnough, "'\(texts.last ?? "")' is judged wrongly.")
  signUp.stop()
}

extension String {
  /// The sign-up's rule, once more and as simply as can be.
  fileprivate var isLongEnough: Bool {
    contains { !$0.isWhitespace } && count >= SignUpModel.leastLength
  }
}
