import Weir
import WeirGtk

/// A window that shows the traced streams of the program as they run.
///
/// ```swift
/// window.addShortcut("<Control><Shift>d", scope: .window) { [weak window] in
///   InspectorWindow(over: window).present()
/// }
/// .store(in: &cancellables)
/// ```
///
/// Each stream that `Publisher.trace(_:describing:file:line:)` has named has a row with its
/// latest value, how many subscriptions are alive, how many values they wait for, and its events as
/// marbles on a time axis that runs; below are the events of the selected stream in words. Streams that
/// are subscribed to already are there as well. With the window all recording ends.
///
/// Space pauses and goes on, Right steps to the next event, plus and minus show less or more time,
/// Ctrl+L clears, Ctrl+E writes an SVG file, Escape and Ctrl+W close.
public final class InspectorWindow: Window {
  /// What records.
  public let inspector: StreamInspector

  let list = ListBox()
  let events = EventList()
  let pauseButton = ToggleButton(
    icon: "media-playback-pause-symbolic", accessibleLabel: tr("Pause (Space)"))
  let status = Label()
  private(set) var rows: [StreamRow] = []
  private let clock: AnyScheduler<MonotonicTime, Never>
  private var snapshot: StreamSnapshot
  private var spanIndex = 2
  private lazy var axisArea = FigureArea { [weak self] width in
    self.map { Figure.axis($0.axis(width)) } ?? []
  }
  /// When the words were last brought up to date: a screen reader need not hear of each frame.
  private var wordsTime: MonotonicTime?
  private var frames: AnyCancellable?
  private var cancellables: Set<AnyCancellable> = []

  /// Makes the window, and begins to record.
  ///
  /// - Parameters:
  ///   - parent: The window that it belongs to, and with which it closes.
  ///   - scheduler: Where time comes from.
  public init(
    over parent: Window? = nil,
    scheduler: AnyScheduler<MonotonicTime, Never> = MainLoop.main.eraseToAnyScheduler()
  ) {
    clock = scheduler
    inspector = StreamInspector(scheduler: scheduler)
    inspector.open()
    snapshot = inspector.snapshot
    super.init(title: tr("Stream Inspector"))
    Self.installStyle()
    defaultSize = (900, 600)
    addCSSClass("stream-inspector")
    fill()
    addKeys()
    refresh()
    list.selectedIndex = rows.isEmpty ? nil : 0
    parent?.unmapPublisher
      .sink { [weak self] in self?.destroy() }
      .store(in: &cancellables)
    // Paused, no frame does it.
    inspector.waitingPublisher
      .throttle(for: .milliseconds(250), scheduler: clock, latest: true)
      .sink { [weak self] in self?.refresh() }
      .store(in: &cancellables)
    unmapPublisher
      .sink { [weak self] in self?.stop() }
      .store(in: &cancellables)
    setRunning(true)
  }

  public override func present() {
    super.present()
    if rows.isEmpty { pauseButton.grabFocus() } else { list.focusRow(at: list.selectedIndex ?? 0) }
  }

  /// The window has gone: nothing is recorded and nothing drawn any more.
  private func stop() {
    frames = nil
    inspector.close()
  }
}

// MARK: What the user does

extension InspectorWindow {
  /// The number of the last event that is shown.
  var shownNumber: UInt64 { snapshot.number }

  /// Whether the picture moves.
  var isRunning: Bool { frames != nil }

  /// Whether the picture stands still.
  var isPaused: Bool { inspector.isPaused }

  func setPaused(_ isPaused: Bool) {
    guard isPaused != self.isPaused else { return }
    if isPaused { inspector.pause() } else { inspector.resume() }
    pauseButton.isOn = isPaused
    setRunning(!isPaused)
    refresh()
  }

  /// Goes on to the next event, in a picture that stands still from now on.
  func step() {
    if isPaused { inspector.step() } else { setPaused(true) }
    refresh()
  }

  func clear() {
    inspector.clear()
    refresh()
  }

  /// Shows less time, with a negative number, or more.
  func zoom(by steps: Int) {
    spanIndex = min(max(0, spanIndex + steps), TimeAxis.spans.count - 1)
    refresh()
  }

  /// Asks for a file and writes what is shown now into it.
  func export() {
    let svg = self.svg
    let chooser = FileChooser(
      .save, title: tr("Export Streams"), parent: self, accept: tr("_Export"))
    chooser.add(FileFilter(tr("SVG pictures"), patterns: ["*.svg"]))
    chooser.setName("streams.svg")
    chooser.present()
      .compactMap(\.paths?.first)
      .sink { [weak self] path in self?.write(svg, to: path) }
      .store(in: &cancellables)
  }

  /// What is shown, as an SVG file.
  var svg: String {
    Figure.svg(
      snapshot, span: span,
      words: Figure.Words(
        title: tr("Streams"), counts: { Words.counts($0) }, legend: Words.legend))
  }

  func write(_ svg: String, to path: String) {
    do throws(TextFile.Failure) {
      try TextFile.write(svg, to: path)
    } catch {
      Alert(
        tr("The File Could Not Be Written"),
        tr("{file}: {reason}", ["file": path, "reason": error.reason]),
        responses: [Alert.Response(true, tr("_Close"))], close: true
      ).present(over: self)
    }
  }
}

// MARK: Showing

extension InspectorWindow {
  private var span: MonotonicTime.Stride { TimeAxis.spans[spanIndex] }

  /// The axis for a width in pixels.
  private var axis: (Double) -> TimeAxis {
    { [snapshot, span] width in
      TimeAxis(now: snapshot.now, start: snapshot.start, span: span, width: width)
    }
  }

  private func setRunning(_ isRunning: Bool) {
    frames = isRunning ? onFrame { [weak self] _ in self?.showFrame() } : nil
  }

  /// Those who want nothing to move see four pictures a second.
  private func showFrame() {
    let pause: MonotonicTime.Stride = .milliseconds(250)
    guard Display.animates || snapshot.now.distance(to: clock.now) >= pause else { return }
    refresh(isFrame: true)
  }

  /// Shows what there is now.
  private func refresh(isFrame: Bool = false) {
    let old = snapshot
    snapshot = inspector.snapshot
    let isNews = !isFrame || old.number != snapshot.number
    if rows.map(\.name) != snapshot.streams.map(\.name) { replaceRows() }
    let axis = axis
    for (row, stream) in zip(rows, snapshot.streams) {
      row.show(stream, isNews: isNews, axis: axis)
    }
    axisArea.redraw()
    let sinceWords = wordsTime.map { $0.distance(to: clock.now) }
    if !isFrame || sinceWords.map({ $0 >= .milliseconds(500) }) ?? true { updateWords() }
  }

  /// Brings up to date what is read rather than looked at.
  private func updateWords() {
    wordsTime = clock.now
    for (index, row) in rows.enumerated() where row.updateWords() {
      list.setRow(index, accessibleLabel: row.words)
    }
    let selected = list.selectedIndex.flatMap { snapshot.streams.indices.contains($0) ? $0 : nil }
    events.show(selected.map { snapshot.streams[$0] }, since: snapshot.start)
    status.text =
      isPaused
      ? trn("Paused, {count} event since", "Paused, {count} events since", snapshot.waiting)
      : tr("Recording")
  }

  /// Makes a row for each stream; the selection stays with its stream.
  private func replaceRows() {
    let selected = list.selectedIndex.map { rows[$0].name }
    let hadFocus = list.hasFocusWithin
    let old = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0) })
    if !snapshot.streams.map(\.name).starts(with: rows.map(\.name)) {
      list.removeAll()
      rows = []
    }
    for stream in snapshot.streams[rows.count...] {
      let row = old[stream.name] ?? StreamRow(stream)
      list.append(row.root)
      list.setRow(rows.count, accessibleLabel: row.words)
      rows.append(row)
    }
    let index = rows.firstIndex { $0.name == selected } ?? (rows.isEmpty ? nil : 0)
    guard list.selectedIndex != index else { return }
    list.selectedIndex = index
    if hadFocus, let index { list.focusRow(at: index) }
  }
}

// MARK: Building

extension InspectorWindow {
  private func fill() {
    let bar = HeaderBar()
    bar.packStart(pauseButton)
    bar.packStart(
      button("media-skip-forward-symbolic", tr("Step (Right)")) { [weak self] in self?.step() })
    bar.packStart(
      button("edit-clear-all-symbolic", tr("Clear (Ctrl+L)")) { [weak self] in self?.clear() })
    bar.packEnd(
      button("document-save-as-symbolic", tr("Export as SVG (Ctrl+E)")) { [weak self] in
        self?.export()
      })
    bar.packEnd(
      button("zoom-out-symbolic", tr("More Time (−)")) { [weak self] in self?.zoom(by: 1) })
    bar.packEnd(
      button("zoom-in-symbolic", tr("Less Time (+)")) { [weak self] in self?.zoom(by: -1) })
    setTitlebar(bar)
    pauseButton.isOnPublisher
      .sink { [weak self] isOn in self?.setPaused(isOn) }
      .store(in: &cancellables)

    list.accessibleLabel = tr("Streams")
    list.showsSeparators = true
    let nothing = Label(tr("No stream has been named: put .trace(\"name\") into one."))
    nothing.addCSSClass("dim-label")
    nothing.margins = Margins(24)
    list.setPlaceholder(nothing)
    list.selectedIndexPublisher
      .sink { [weak self] _ in self?.updateWords() }
      .store(in: &cancellables)
    let scroller = ScrolledWindow(list)
    scroller.vexpand = true
    scroller.minimumContentSize = (width: -1, height: 160)

    let foot = Box(.horizontal, spacing: 16)
    foot.margins = Margins(top: 6, start: 12, bottom: 6, end: 12)
    status.hexpand = true
    status.xalign = 0
    foot.append(status)
    for (kind, meaning) in Words.legend { foot.append(Self.legend(kind, meaning)) }

    let panes = Paned(.vertical)
    panes.setStart(Box(.vertical, [head(), scroller]))
    panes.setEnd(events.root, resizes: false)
    panes.vexpand = true
    child = Box(.vertical, [panes, Separator(), foot])
  }

  private func head() -> Widget {
    axisArea.setSizeRequest(height: Int(Figure.axisHeight))
    let head = Columns.row(
      name: Columns.label(tr("Stream"), isDim: true), live: Columns.label(tr("Live"), isDim: true),
      demand: Columns.label(tr("Demand"), isDim: true), figure: axisArea)
    head.addCSSClass("stream-head")
    return head
  }

  private static func legend(_ kind: TraceEvent.Kind, _ meaning: String) -> Widget {
    let mark = FigureArea { _ in Figure.marks(of: kind, at: Point(x: 10, y: 12)) }
    mark.setSizeRequest(width: 20, height: 24)
    let label = Label(meaning)
    label.addCSSClass("dim-label")
    return Box(.horizontal, spacing: 2, [mark, label])
  }

  private func button(
    _ icon: String, _ label: String, _ action: @escaping @MainActor () -> Void
  ) -> Button {
    let button = Button(icon: icon, accessibleLabel: label)
    button.tapPublisher
      .sink { action() }
      .store(in: &cancellables)
    return button
  }

  private func addKeys() {
    let shortcuts: [(String, @MainActor (InspectorWindow) -> Void)] = [
      ("<Control>l", { $0.clear() }), ("<Control>e", { $0.export() }),
      ("<Control>w", { $0.close() }), ("Escape", { $0.close() }),
    ]
    for (keys, action) in shortcuts {
      addShortcut(keys, scope: .window) { [weak self] in self.map(action) }
        .store(in: &cancellables)
    }
    // Before the rows, which take Space and Right themselves.
    onKeyPress(in: .capture) { [weak self] press in self?.use(press) ?? false }
      .store(in: &cancellables)
  }

  private func use(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    let isInLists = list.hasFocusWithin || events.list.hasFocusWithin
    switch press.name {
    case "space" where isInLists: setPaused(!isPaused)
    case "Right" where isInLists: step()
    case "plus", "equal", "KP_Add": zoom(by: -1)
    case "minus", "KP_Subtract": zoom(by: 1)
    default: return false
    }
    return true
  }

  private static var hasStyle = false

  /// A selected row keeps the colours of the marbles readable.
  private static func installStyle() {
    guard !hasStyle else { return }
    hasStyle = true
    Display.addCSS(
      ".stream-inspector list > row { padding: 2px 12px; }"
        + ".stream-inspector .stream-head { padding: 2px 12px; }"
        + ".stream-inspector list > row:selected { color: @theme_fg_color;"
        + " background-color: alpha(@theme_selected_bg_color, 0.15);"
        + " box-shadow: inset 4px 0 @theme_selected_bg_color; }")
  }
}
