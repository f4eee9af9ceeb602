import Foundation
import Weir
import WeirFoundation

/// A text field that mirrors into a label.
final class TextViewModel {
  let textSubject = CurrentValueSubject<String, Never>("")

  var labelText: AnyPublisher<String, Never> {
    textSubject
      .map { $0.isEmpty ? "Type something" : $0 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func clear() {
    textSubject.send("")
  }
}
