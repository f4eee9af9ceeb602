import CGtk

/// A key with what was held down with it.
public struct KeyPress: Hashable, Sendable {
  /// GDK's number for what the key means in the user's layout, after Shift: a letter, Return, F5.
  public let key: UInt32
  /// The number of the key itself, wherever its letter is.
  public let code: UInt32
  /// What was held down.
  public let modifiers: Modifiers

  public init(key: UInt32, code: UInt32 = 0, modifiers: Modifiers = []) {
    self.key = key
    self.code = code
    self.modifiers = modifiers
  }

  /// GDK's name for the key: `"a"`, `"Return"`, `"F5"`, `"Page_Up"`. Nil for a number that is no key.
  public var name: String? { weir_key_name(key).map { String(cString: $0) } }

  /// The character that the key writes, if it writes one.
  public var character: Character? {
    let point = weir_key_code_point(key)
    return point == 0 ? nil : Unicode.Scalar(point).map(Character.init)
  }
}

/// Keys, and buttons of the mouse, that change what another key means while they are held down.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let shift = Self(rawValue: 1 << 0)
  public static let capsLock = Self(rawValue: 1 << 1)
  public static let control = Self(rawValue: 1 << 2)
  public static let alt = Self(rawValue: 1 << 3)
  public static let primaryButton = Self(rawValue: 1 << 8)
  public static let middleButton = Self(rawValue: 1 << 9)
  public static let secondaryButton = Self(rawValue: 1 << 10)
  public static let `super` = Self(rawValue: 1 << 26)
  public static let hyper = Self(rawValue: 1 << 27)
  public static let meta = Self(rawValue: 1 << 28)
}

extension SignalArguments {
  func keyPress() -> KeyPress {
    KeyPress(
      key: UInt32(truncatingIfNeeded: int(0)), code: UInt32(truncatingIfNeeded: int(1)),
      modifiers: Modifiers(rawValue: UInt32(truncatingIfNeeded: int(2))))
  }
}
