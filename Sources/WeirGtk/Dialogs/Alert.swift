import CGtk
import Weir

/// A question that has to be answered before the work goes on.
///
/// ```swift
/// enum Answer { case discard, keep }
///
/// let alert = Alert(
///   "Discard changes?", "What you have typed will be lost.",
///   responses: [
///     .init(Answer.keep, "_Keep Editing"),
///     .init(.discard, "_Discard", style: .destructive),
///   ],
///   default: .keep, close: .keep)
/// alert.present(over: window)
///   .filter { $0 == .discard }
///   .sink { _ in model.clear() }
///   .store(in: &cancellables)
/// ```
///
/// It is the same with every version of GTK.
public struct Alert<Choice: Hashable & Sendable> {
  /// How a response looks.
  public enum Style: Sendable {
    case plain
    /// The one to choose next.
    case suggested
    /// It does what cannot be undone.
    case destructive
  }

  /// One of the answers: a button.
  public struct Response: Sendable {
    public let choice: Choice
    public let label: String
    public let style: Style

    /// - Parameters:
    ///   - choice: What the answer means.
    ///   - label: What the button says; an underscore marks the access key.
    ///   - style: How it looks.
    public init(_ choice: Choice, _ label: String, style: Style = .plain) {
      self.choice = choice
      self.label = label
      self.style = style
    }
  }

  public var heading: String
  public var body: String
  /// The buttons, in the order of the text's direction.
  public var responses: [Response]
  /// What Return answers; its button has the focus first.
  public var defaultChoice: Choice?
  /// What Escape and closing the window answer.
  public var closeChoice: Choice

  /// - Parameters:
  ///   - heading: The question, in few words.
  ///   - body: What it is about.
  ///   - responses: The buttons.
  ///   - defaultChoice: What Return answers; nil for none, where a slip would do harm.
  ///   - closeChoice: What Escape and closing the window answer: the harmless one.
  public init(
    _ heading: String, _ body: String = "", responses: [Response],
    default defaultChoice: Choice? = nil, close closeChoice: Choice
  ) {
    self.heading = heading
    self.body = body
    self.responses = responses
    self.defaultChoice = defaultChoice
    self.closeChoice = closeChoice
  }

  /// Shows the question at once and gives the answer when there is one.
  ///
  /// The answer comes once, on the main thread, after the window has closed; who subscribes later
  /// gets it too. Whether anybody subscribes does not matter to the window, and a subscription that is
  /// cancelled leaves it open. If the parent goes, the answer is ``closeChoice``.
  ///
  /// - Parameter parent: The window that has to wait.
  @MainActor
  @discardableResult
  public func present(over parent: Window? = nil) -> Future<Choice, Never> {
    Future { promise in
      let promise = Unchecked(promise)
      MainThread.run {
        let answer = AlertAnswer(closeChoice) { promise.value(.success($0)) }
        AlertWindow(self, answer, over: parent).present()
      }
    }
  }
}

/// Gives the answer once.
@MainActor
final class AlertAnswer<Choice> {
  private(set) var choice: Choice
  private var tell: ((Choice) -> Void)?

  init(_ choice: Choice, _ tell: @escaping (Choice) -> Void) {
    self.choice = choice
    self.tell = tell
  }

  func choose(_ choice: Choice) {
    self.choice = choice
  }

  /// Gives it when GTK is through with the window.
  func give() {
    guard let tell else { return }
    self.tell = nil
    MainLoop.main.scheduleOnMain { [choice] in tell(choice) }
  }
}
