import Weir

/// Puts a file aside that the accounts cannot be read from, once the user has said so.
public final class StoreRepair {
  /// How far it is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    /// The old file is kept under this path.
    case done(path: String)
    case failed(StoreProblem)
  }

  @Published public private(set) var state = State.idle

  private let custodian: any StoreCustodian
  private let scheduler: FormScheduler
  private var attempt: AnyCancellable?

  public init(custodian: any StoreCustodian, scheduler: FormScheduler) {
    self.custodian = custodian
    self.scheduler = scheduler
  }

  /// Puts the file aside. While that is under way nothing happens.
  public func putAside() {
    guard state != .working else { return }
    state = .working
    attempt = custodian.putAside()
      .first()
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let problem) = completion { self?.state = .failed(problem) }
        },
        receiveValue: { [weak self] path in self?.state = .done(path: path) })
  }
}

extension StoreProblem {
  /// Whether a new file instead of the present one would help.
  public var isMendedByStartingAnew: Bool {
    switch self {
    case .damaged, .newer: true
    case .full, .readOnly, .busy, .other: false
    }
  }
}
