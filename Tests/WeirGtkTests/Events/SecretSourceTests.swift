import GtkTesting
import Weir
import WeirGtk
import XCTest

final class SecretSourceTests: XCTestCase {
  func testWhatAPasswordEntrySendsIsNotToBePrinted() throws {
    try withGtk {
      let password = PasswordEntry()
      let entry = Entry()
      XCTAssertTrue(Tracing.hidesValues(of: password.textPublisher.map(\.count)))
      XCTAssertTrue(Tracing.hidesValues(of: password.publisher(for: .changed).map(\.text)))
      XCTAssertTrue(Tracing.hidesValues(of: password.editPublisher.map { "\($0)" }))
      XCTAssertFalse(Tracing.hidesValues(of: entry.editPublisher.map { "\($0)" }))
      XCTAssertFalse(Tracing.hidesValues(of: entry.textPublisher.map(\.count)))
      XCTAssertFalse(Tracing.hidesValues(of: entry.publisher(for: .changed).map(\.text)))
    }
  }
}
