import Weir

/// The kind of scheduler a model that waits takes in its `init`: the main loop in the app, virtual
/// time in a test.
public typealias FormScheduler = AnyScheduler<MonotonicTime, Never>
