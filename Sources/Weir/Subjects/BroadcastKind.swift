/// Whose subscribers a ``Broadcast`` serves.
@usableFromInline
enum BroadcastKind: UInt8, CustomStringConvertible {
  case passthroughSubject, currentValueSubject, published, observableObjectPublisher

  /// Whether there is a current value, which whoever joins is given first.
  @inlinable
  var remembers: Bool {
    switch self {
    case .passthroughSubject, .observableObjectPublisher: false
    case .currentValueSubject, .published: true
    }
  }

  /// What its subscriptions call themselves.
  @usableFromInline
  var description: String {
    switch self {
    case .passthroughSubject: "PassthroughSubject"
    case .currentValueSubject: "CurrentValueSubject"
    case .published: "PublishedSubject"
    case .observableObjectPublisher: "ObservableObjectPublisher"
    }
  }
}
