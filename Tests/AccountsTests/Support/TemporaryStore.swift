import FormModels
import Foundation
import WeirText

@testable import Accounts

/// A folder for a store, gone with the last reference.
final class TemporaryStore: Sendable {
  let folder: String
  let path: String
  let clock = VirtualClock()

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-accounts-\(UUID().uuidString)").path
    path = folder + "/weir-forms/accounts.db"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Another window or process on the same file, on the same clock.
  func ledger(cost: PasswordCost = .least, schema: Schema = .current) -> Ledger {
    Ledger(file: StoreFile(path: path), clock: clock, cost: cost, schema: schema)
  }

  /// A ledger with some accounts, all with the password "correct horse".
  func ledger(with name: String, _ more: String...) throws -> Ledger {
    let ledger = ledger()
    for name in [name] + more { try ledger.register(name: name, password: .good) }
    return ledger
  }

  /// Writes into the file past the program.
  func tamper(_ sql: StaticString, _ values: SQLValue...) throws {
    let database = try Database(path: path)
    switch values.count {
    case 0: try database.run(sql)
    case 1: try database.run(sql, values[0])
    default: fatalError("tamper takes one value")
    }
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: path)) }
  }
}

extension SecretText {
  static let good: SecretText = "correct horse"
  static let wrong: SecretText = "battery staple"
}
