import FormModels
import Weir
import WeirTesting
import WeirText

/// Whatever is typed, in whatever pauses: the models judge it and never stop.
@Sendable func fuzzModels(_ texts: [String]) {
  let clock = TestScheduler()
  let accounts = NoAccountStore()
  let memory = NoKeyring()
  let signUp = SignUpModel(registry: accounts, scheduler: clock.eraseToAnyScheduler())
  let logIn = LogInModel(
    authenticator: accounts, memory: memory, scheduler: clock.eraseToAnyScheduler())
  let text = TextModel()
  var last = ""
  let watch = text.textSubject.sink { last = $0 }
  defer { watch.cancel() }

  signUp.start()
  for (index, typed) in texts.enumerated() {
    signUp.name.value = typed
    signUp.password.value = SecretText(typed)
    signUp.repeated.value = SecretText(typed)
    logIn.name.value = typed
    logIn.password.value = SecretText(typed)
    text.textSubject.send(typed)
    precondition(last == typed)
    if index % 3 == 2 { clock.advance(by: .milliseconds(500)) }
    if index % 5 == 4 { logIn.logIn() }
  }
  clock.advance(by: .seconds(11))
  precondition(signUp.name.value == texts.last, "The model has changed what was typed.")
  let isGood = AccountName.problem(with: texts.last ?? "") == nil
  precondition(signUp.name.state.isValid == isGood, "'\(texts.last ?? "")' is judged wrongly.")
  signUp.stop()
}
