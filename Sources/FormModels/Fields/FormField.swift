import Weir

/// What a ``Form`` needs of its fields, whatever their values are.
public protocol FormField: AnyObject {
  var state: FieldState { get }

  /// The state: the present one first, then each new one.
  var states: AnyPublisher<FieldState, Never> { get }

  /// Sends after each change of the value. No initial value.
  var changes: AnyPublisher<Void, Never> { get }

  /// Ends every wait and says what is wrong; only an answer may still have to come.
  func judgeNow()

  /// Takes a shown error off the screen until there is a new reason to show it.
  func hideError()

  /// Asks for the keyboard focus.
  func requestFocus()

  /// Goes back to the value and the state that the field began with.
  func reset()

  /// Takes the present value for the one that the field began with.
  func accept()

  /// Stops judging, while the field is not on the screen.
  func suspend()

  /// Takes the judging up again.
  func resume()
}
