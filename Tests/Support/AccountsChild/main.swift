import Accounts
import FormModels
import Glibc
import WeirText

// A process that writes a store of accounts, for tests that end it, starve it or race it. It says
// each thing that is done on a line of its own, and what stops it on the last.

/// Time that goes by so fast that nobody is ever locked out, and that all processes agree on.
struct RacingClock: StoreClock {
  func read() -> ClockReading {
    var reading = SystemClock().read()
    reading.sinceBoot *= 100_000
    return reading
  }
}

func say(_ line: String) {
  var line = line + "\n"
  line.withUTF8 { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

/// Makes accounts until there are so many, or until something stops it.
func register(_ ledger: Ledger, prefix: String, count: Int) {
  for number in 0..<count {
    do throws(RegistrationFailure) {
      say(try ledger.register(name: "\(prefix)\(number)", password: "correct horse").name)
    } catch .taken {
      say("taken")
    } catch {
      return say("\(error)")
    }
  }
}

/// Says who has an account.
func list(_ ledger: Ledger) {
  do {
    for name in try ledger.accounts().map(\.name).sorted() { say(name) }
  } catch {
    say("\(error)")
  }
}

/// Tries a wrong password so many times. Where the other process was there in the same millisecond it is
/// locked out, and tries again.
func fail(_ ledger: Ledger, name: String, count: Int) {
  var done = 0
  while done < count {
    do throws(LogInFailure) {
      say("\(try ledger.logIn(name: name, password: "wrong password"))")
    } catch .lockedOut {
      continue
    } catch {
      say("\(error)")
    }
    done += 1
  }
}

/// Lets no file grow beyond so many bytes, as if the disk were full.
func limitFiles(to bytes: UInt) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
  guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
    return say("no limit")
  }
}

/// Becomes a user for whom the modes of files count; who is none but the superuser is one already.
func becomeNobody() {
  guard geteuid() == 0 else { return }
  guard setgroups(0, nil) == 0, setgid(65_534) == 0, setuid(65_534) == 0 else {
    return say("still the superuser")
  }
}

/// What a login costs, for each cost of a hash that is of any use.
func measure() {
  say("cost     MiB   ms, median of 9")
  for count: UInt in 4...9 {
    let folder = "/tmp/weir-cost-\(getpid())-\(count)"
    let ledger = Ledger(path: folder + "/accounts.db", cost: PasswordCost(count: count))
    _ = try? ledger.register(name: "somebody", password: "correct horse")
    let times = (0..<9).map { _ in
      ContinuousClock().measure {
        _ = try? ledger.logIn(name: "somebody", password: "correct horse")
      }
    }
    let median = times.sorted()[times.count / 2] / .milliseconds(1)
    let mark = PasswordCost(count: count) == .standard ? "  <- in use" : ""
    say("\(count)   \(pad(1 << (count - 1), 6))   \(pad(Int(median.rounded()), 6))\(mark)")
    ledger.close()
    unlink(folder + "/accounts.db")
    rmdir(folder)
  }
}

func pad(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: " ", count: max(0, width - digits.count)) + digits
}

let words = CommandLine.arguments.dropFirst() + [""]
let (verb, path) = (words[1], words[2])
let ledger = Ledger(path: path, clock: RacingClock(), cost: .least)
switch verb {
case "cost": measure()
case "register": register(ledger, prefix: words[3], count: Int(words[4]) ?? 0)
case "names": list(ledger)
case "fail": fail(ledger, name: words[3], count: Int(words[4]) ?? 0)
case "fill":
  limitFiles(to: UInt(words[3]) ?? 0)
  register(ledger, prefix: "member", count: 100_000)
case "nobody":
  becomeNobody()
  register(ledger, prefix: "member", count: 1)
default: say("unknown: \(verb)")
}
