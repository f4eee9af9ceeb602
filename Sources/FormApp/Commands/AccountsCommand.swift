import Accounts
import FormModels
import FormViews
import Glibc
import WeirGtk
import WeirText

/// `weir-forms accounts`: looks after accounts from a terminal or a script. It needs no display.
struct AccountsCommand {
  /// How a command ended, as the shell is told; the manual lists them.
  enum Outcome: Int32 {
    case done = 0
    case storeUnusable = 1
    case senseless = 2
    case noSuchAccount = 3
    case refused = 4
    case noPassword = 5
  }

  /// What to do.
  enum Action: Equatable {
    case list
    case add(String)
    case setPassword(String)
    case remove(String)
    case unlock(String)
    case exportJSON
    case help

    /// - Returns: Nil when the words make no sense.
    init?(_ words: [String]) {
      switch words {
      case ["list"]: self = .list
      case ["export", "--json"]: self = .exportJSON
      case ["help"], ["--help"], []: self = .help
      default:
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "add": self = .add(words[1])
        case "passwd": self = .setPassword(words[1])
        case "delete": self = .remove(words[1])
        case "unlock": self = .unlock(words[1])
        default: return nil
        }
      }
    }
  }

  private let ledger = Ledger()
  private let complain: (String) -> Void

  /// - Parameter complain: Is told, in a sentence, why something was not done.
  init(complain: @escaping (String) -> Void) {
    self.complain = complain
  }

  func run(_ words: [String]) -> Outcome {
    defer { ledger.close() }
    guard let action = Action(words) else {
      complain(tr("these words make no sense; try weir-forms accounts --help"))
      return .senseless
    }
    return switch action {
    case .help: say([Self.help])
    case .list: list { $0.map(AccountText.line) }
    case .exportJSON: list { [AccountText.json($0)] }
    case .add(let name): add(name)
    case .setPassword(let name): setPassword(of: name)
    case .remove(let name): change(name) { (name) throws(StoreProblem) in try ledger.remove(name) }
    case .unlock(let name): change(name) { (name) throws(StoreProblem) in try ledger.unlock(name) }
    }
  }

  private static var help: String {
    [
      tr("Usage: weir-forms accounts COMMAND"),
      "",
      tr("  list           show all accounts"),
      tr("  add NAME       make an account"),
      tr("  passwd NAME    give an account another password"),
      tr("  delete NAME    delete an account"),
      tr("  unlock NAME    let a name be tried again at once"),
      tr("  export --json  write all accounts as JSON, without passwords"),
      "",
      tr("A password is asked for on the terminal, or read from standard input, one line."),
    ].joined(separator: "\n")
  }

  private func say(_ lines: [String]) -> Outcome {
    for line in lines { print(line) }
    return .done
  }

  private func list(_ text: ([AccountRecord]) -> [String]) -> Outcome {
    do throws(StoreProblem) {
      return say(text(try ledger.accounts()))
    } catch {
      return fail(error)
    }
  }

  private func add(_ name: String) -> Outcome {
    // Nobody shall type a password for nothing.
    do throws(RegistrationFailure) {
      guard try ledger.isFree(name) else { throw .taken }
    } catch {
      return fail(error, name)
    }
    guard let password = newPassword() else { return .noPassword }
    do throws(RegistrationFailure) {
      try ledger.register(name: name, password: password)
      return .done
    } catch {
      return fail(error, name)
    }
  }

  private func setPassword(of name: String) -> Outcome {
    do throws(RegistrationFailure) {
      // A name that no account can have is one that none has.
      if AccountName.problem(with: name) != nil { return missing(name) }
      guard try !ledger.isFree(name) else { return missing(name) }
      guard let password = newPassword() else { return .noPassword }
      return try ledger.setPassword(of: name, to: password) ? .done : missing(name)
    } catch {
      return fail(error, name)
    }
  }

  private func change(_ name: String, _ body: (String) throws(StoreProblem) -> Bool) -> Outcome {
    do throws(StoreProblem) {
      return try body(name) ? .done : missing(name)
    } catch {
      return fail(error)
    }
  }

  private func newPassword() -> SecretText? {
    do throws(PasswordInput.Problem) {
      return try PasswordInput.read()
    } catch {
      switch error {
      case .none: complain(tr("there is no password"))
      case .different: complain(tr("these are two different passwords"))
      }
      return nil
    }
  }

  private func missing(_ name: String) -> Outcome {
    complain(tr("there is no account “{name}”", ["name": AccountText.visible(name)]))
    return .noSuchAccount
  }

  private func fail(_ failure: RegistrationFailure, _ name: String) -> Outcome {
    switch failure {
    case .taken:
      complain(tr("there is an account “{name}” already", ["name": AccountText.visible(name)]))
    case .refused(let problem): complain(tr(problem.message))
    case .badName:
      complain(
        AccountName.problem(with: name).map { tr($0.message) }
          ?? tr("no account can have this name"))
    case .unavailable(let problem): return fail(problem)
    case .noAccountStore, .timedOut: return .storeUnusable
    }
    return .refused
  }

  private func fail(_ problem: StoreProblem) -> Outcome {
    let words =
      switch problem {
      case .damaged(let path): tr("the file {file} is damaged", ["file": path])
      case .newer(let path):
        tr("a newer version of this program wrote the file {file}", ["file": path])
      case .full(let path): tr("there is no room to write the file {file}", ["file": path])
      case .readOnly(let path): tr("the file {file} may not be written", ["file": path])
      case .busy: tr("another program uses the accounts all the time")
      case .other(let reason): tr("the accounts cannot be used: {reason}", ["reason": reason])
      }
    complain(words)
    return .storeUnusable
  }
}
