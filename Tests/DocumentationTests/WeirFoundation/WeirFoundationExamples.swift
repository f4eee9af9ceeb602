// page: "WeirFoundation", "Overview"
// example
import Foundation
import Weir
import WeirFoundation

// end

/// Compiled and not run: it would take five seconds.
private func countdown() -> some Publisher<Int, Never> {
  // example
  let seconds = Timer.publish(every: 1, on: .main, in: .common)
    .autoconnect()
    .scan(5) { left, _ in left - 1 }
    .prefix(5)
  // end
  return seconds
}
