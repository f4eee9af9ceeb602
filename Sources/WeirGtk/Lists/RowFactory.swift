import CGtk

/// Makes the rows of a view and fills them with items.
///
/// ```swift
/// let names = RowFactory<Person>(
///   setup: { row in row.child = Label() },
///   bind: { row in
///     guard let label = row.child as? Label else { return }
///     label.bind(\.text, to: row.item.name).store(in: &row.cancellables)
///   })
/// ```
///
/// A row is set up once and bound many times. GTK does so for rows in sight too, when one comes in or
/// goes above them: let `bind` be quick, and set all that depends on the item. What `bind` stores in the
/// row's ``ListRow/cancellables`` ends by itself before the row is bound to the next.
///
/// The closures live as long as the view: capture it, and what owns it, weakly.
public struct RowFactory<Item> {
  public typealias Step = @MainActor (ListRow<Item>) -> Void

  let setup, bind, unbind, teardown: Step

  /// - Parameters:
  ///   - setup: Puts a widget into a new row. The row has no item yet.
  ///   - bind: Fills it with the row's item. Also runs when the content of the item has changed.
  ///   - unbind: Runs when the row goes out of sight or gets another item, before the row's
  ///     cancellables end.
  ///   - teardown: Runs when the row is no longer needed.
  public init(
    setup: @escaping Step, bind: @escaping Step, unbind: @escaping Step = { _ in },
    teardown: @escaping Step = { _ in }
  ) {
    self.setup = setup
    self.bind = bind
    self.unbind = unbind
    self.teardown = teardown
  }

  /// Makes rows that hold a widget of one class.
  ///
  /// ```swift
  /// RowFactory<String>(make: { Label() }, bind: { label, row in label.text = row.item })
  /// ```
  ///
  /// - Parameters:
  ///   - make: Makes the widget of a new row.
  ///   - bind: Fills it with the row's item.
  public init<Content: Widget>(
    make: @escaping @MainActor () -> Content,
    bind: @escaping @MainActor (Content, ListRow<Item>) -> Void
  ) {
    self.init(
      setup: { row in row.child = make() },
      bind: { row in
        guard let content = row.child as? Content else { return }
        bind(content, row)
      })
  }
}

/// GTK's factory, which does what a ``RowFactory`` says.
final class RowWorker<Item>: Object {
  private let factory: RowFactory<Item>
  private let model: ListModel<Item>
  private var boundRows: [OpaquePointer: ListRow<Item>] = [:]

  init(_ factory: RowFactory<Item>, _ model: ListModel<Item>) {
    self.factory = factory
    self.model = model
    super.init(taking: weir_new_row_factory())
    model.add(self)
    on("setup") { worker, pointer in worker.factory.setup(ListRow(pointer, worker.model)) }
    on("bind") { worker, pointer in worker.row(pointer).map(worker.bind) }
    on("unbind") { worker, pointer in worker.row(pointer).map(worker.unbind) }
    on("teardown") { worker, pointer in worker.row(pointer).map(worker.tearDown) }
  }

  /// Where the rows of a view come into sight and go out of it.
  static func origin<Source: Object>(
    _ signal: String, of worker: @escaping @MainActor @Sendable (Source) -> RowWorker<Item>
  ) -> Origin<Source> {
    Origin(signal, from: .part { worker($0).pointer })
  }

  /// Fills the rows in sight anew whose content is another.
  func bindChangedRows(isSame: (Item, Item) -> Bool) {
    for row in boundRows.values {
      guard let item = row.newItem(isSame: isSame) else { continue }
      factory.unbind(row)
      row.unbind()
      row.bind(to: item)
      factory.bind(row)
    }
  }

  private func on(
    _ signal: String, _ act: @escaping @MainActor (RowWorker, OpaquePointer) -> Void?
  ) {
    _ = SignalConnection(
      pointer, signal,
      received: { [weak self] arguments in
        if let self, let pointer = arguments.object(0) { _ = act(self, pointer) }
        return false
      })
  }

  private func row(_ pointer: OpaquePointer) -> ListRow<Item>? {
    Object.existing(for: pointer) as? ListRow<Item>
  }

  private func bind(_ row: ListRow<Item>) {
    boundRows[row.pointer] = row
    row.bind()
    factory.bind(row)
  }

  private func unbind(_ row: ListRow<Item>) {
    boundRows[row.pointer] = nil
    factory.unbind(row)
    row.unbind()
  }

  private func tearDown(_ row: ListRow<Item>) {
    boundRows[row.pointer] = nil
    factory.teardown(row)
    row.unbind()
  }
}
