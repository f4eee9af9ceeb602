// Combine's own types have mirrors and texts for playgrounds, and code may ask for them. Here they show
// nothing of the inside, so that `dump` of a chain does not print what flows in it.

extension Subscribers.Sink: CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// A mirror that shows nothing.
  public var customMirror: Mirror { .empty(of: self) }
  /// The name of the kind.
  public var playgroundDescription: Any { description }
}

extension Subscribers.Assign: CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// A mirror that shows nothing.
  public var customMirror: Mirror { .empty(of: self) }
  /// The name of the kind.
  public var playgroundDescription: Any { description }
}

extension AnySubscriber: CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// A mirror that shows nothing.
  public var customMirror: Mirror { .empty(of: self) }
  /// The description of the subscriber that was wrapped.
  public var playgroundDescription: Any { description }
}

extension AnyPublisher: CustomPlaygroundDisplayConvertible {
  /// The name of the kind.
  public var playgroundDescription: Any { description }
}

extension Mirror {
  fileprivate static func empty(of subject: Any) -> Mirror {
    Mirror(subject, children: EmptyCollection<Child>())
  }
}
