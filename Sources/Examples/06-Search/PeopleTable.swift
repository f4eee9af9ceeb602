import CSQLite
import Dispatch
import Synchronization
import Weir

struct Person: Identifiable, Equatable {
  let id: Int64
  let name: String
  let town: String
}

/// Those who were found first, and how many there are.
struct Hits: Equatable {
  var people: [Person]
  var count: Int
}

struct SearchFailure: Error, Equatable {
  let words: String
}

/// A hundred and twenty thousand people in a SQLite table, searched on a thread of its own.
final class PeopleTable: Sendable {
  private let path: String
  private let worker = DispatchQueue(label: "people")
  private let connection = Mutex<Connection?>(nil)

  /// - Parameter path: The file with the table, which is made if there is none; `:memory:` for none.
  init(path: String) {
    self.path = path
  }

  /// The people with `text` in their name or town. Searches when somebody subscribes; who cancels
  /// stops the search where it is, so that the worker is free for the next.
  func search(for text: String) -> AnyPublisher<Hits, SearchFailure> {
    Deferred { [self] in
      let search = Search()
      return Future { [self] promise in start(search, text, promise) }
        .handleEvents(receiveCancel: { search.cancel() })
    }
    .eraseToAnyPublisher()
  }

  private func start(
    _ search: Search, _ text: String, _ promise: @escaping Future<Hits, SearchFailure>.Promise
  ) {
    // Safe: it may be called on any thread, and is called once.
    nonisolated(unsafe) let promise = promise
    worker.async { [self] in
      do throws(SearchFailure) {
        promise(.success(try run(search, text)))
      } catch {
        promise(.failure(error))
      }
    }
  }

  private func run(_ search: Search, _ text: String) throws(SearchFailure) -> Hits {
    let database = try open()
    guard search.begin(on: database) else { throw SearchFailure(words: "cancelled") }
    defer { search.end() }
    // The text goes in as a value and never as SQL; its own % and _ are meant as they are.
    let pattern = text.map { "%_\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    var hits = Hits(people: [], count: 0)
    let sql = """
      SELECT id, name, town, count(*) OVER () FROM person
      WHERE name LIKE ?1 ESCAPE '\\' OR town LIKE ?1 ESCAPE '\\' ORDER BY id LIMIT 100
      """
    try database.query(sql, "%\(pattern)%") { row in
      hits.people.append(Person(id: row.number(0), name: row.text(1), town: row.text(2)))
      hits.count = Int(row.number(3))
    }
    return hits
  }

  /// The connection; the first search opens it, and fills the table if it is empty.
  private func open() throws(SearchFailure) -> Connection {
    if let open = connection.withLock({ $0 }) { return open }
    let new = try Connection(path)
    try new.query("CREATE TABLE IF NOT EXISTS person(id INTEGER PRIMARY KEY, name TEXT, town TEXT)")
    var isEmpty = true
    try new.query("SELECT 1 FROM person LIMIT 1") { _ in isEmpty = false }
    if isEmpty {
      // Each first name with each last name in each town.
      try new.query(
        """
        INSERT INTO person(name, town) SELECT f.value || ' ' || l.value, t.value
        FROM json_each(\(Self.firstNames)) f, json_each(\(Self.lastNames)) l, json_each(\(Self.towns)) t
        """)
    }
    connection.withLock { $0 = new }
    return new
  }

  private static func list(_ words: String) -> String {
    "'[" + words.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ",") + "]'"
  }

  private static let firstNames = list(
    """
    Ada Alan Annie Barbara Bertrand Blaise Charles Clara David Donald Dorothy Edsger Emmy Ernst Evelyn \
    Florence George Grace Hedy Henri Ida Jean John Joseph Karen Katherine Kurt Leonhard Lise Margaret \
    Maria Mary Niklaus Paul Radia Rosalind Sofia Sophie Stephen Tim
    """)
  private static let lastNames = list(
    """
    Allen Babbage Backus Bartik Bell Boole Borg Cantor Clarke Curie Dijkstra Easley Erdős Euler Fermat \
    Franklin Gauss Germain Goldberg Gödel Hamilton Hamming Hilbert Hoare Holberton Hopper Jackson \
    Johnson Jones Keller Kernighan Kleene Knuth Lamarr Liskov Lovelace McCarthy Meitner Mirzakhani \
    Neumann Noether Nygaard Pascal Perlman Peter Ritchie Sammet Shannon Sinclair Snyder Thompson \
    Torvalds Turing Vaughan Wang Wilkes Wilson Wing Wirth Zuse
    """)
  private static let towns = list(
    """
    Aarhus Amsterdam Athens Berlin Bern Bologna Boston Brno Budapest Busan Cairo Cork Delft Dublin \
    Gdańsk Göttingen Helsinki Incheon Kyoto Lagos Leiden Lima Lisbon London Lyon Madrid Malmö Manchester \
    Milan Nairobi Oslo Paris Porto Prague Princeton Quito Riga Rome Seoul Sofia Suwon Tallinn Tartu Tokyo \
    Toronto Turin Uppsala Vienna Warsaw Zürich
    """)
}

/// One search, which may be cancelled before, while or after it runs; never does that hit another.
private final class Search: Sendable {
  private enum Stage {
    case waiting
    case running(Connection)
    case over
  }

  private let stage = Mutex(Stage.waiting)

  /// Whether it is still wanted.
  func begin(on connection: Connection) -> Bool {
    stage.withLock { stage in
      guard case .waiting = stage else { return false }
      stage = .running(connection)
      return true
    }
  }

  func end() {
    stage.withLock { $0 = .over }
  }

  func cancel() {
    stage.withLock { stage in
      if case .running(let connection) = stage { connection.interrupt() }
      stage = .over
    }
  }
}

/// SQLite's connection: one thread at a time, but for ``interrupt()``.
private final class Connection: @unchecked Sendable {
  private let pointer: OpaquePointer

  init(_ path: String) throws(SearchFailure) {
    var pointer: OpaquePointer?
    let status = sqlite3_open(path, &pointer)
    guard let pointer, status == SQLITE_OK else {
      sqlite3_close(pointer)
      throw SearchFailure(words: String(cString: sqlite3_errstr(status)))
    }
    self.pointer = pointer
  }

  deinit { sqlite3_close(pointer) }

  /// Stops the query under way, from any thread.
  func interrupt() { sqlite3_interrupt(pointer) }

  /// Runs a query with a value for its `?1` and hands over each row.
  func query(
    _ sql: String, _ value: String? = nil, each: (Row) -> Void = { _ in }
  ) throws(SearchFailure) {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    var status = sqlite3_prepare_v2(pointer, sql, -1, &statement, nil)
    if status == SQLITE_OK, let value {
      status = sqlite3_bind_text(statement, 1, value, -1, weir_sqlite_transient())
    }
    guard status == SQLITE_OK, let statement else { throw failure }
    repeat {
      status = sqlite3_step(statement)
      if status == SQLITE_ROW { each(Row(statement: statement)) }
    } while status == SQLITE_ROW
    guard status == SQLITE_DONE else { throw failure }
  }

  private var failure: SearchFailure {
    SearchFailure(words: String(cString: sqlite3_errmsg(pointer)))
  }

  struct Row {
    let statement: OpaquePointer

    func number(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
  }
}
