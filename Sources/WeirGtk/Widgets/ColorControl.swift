import CGtk
import Weir

/// What a colour is chosen with: ``ColorButton`` and ``ColorChooser``.
///
/// GTK keeps the parts of a colour as 32-bit floats. What is a whole 255th, as everything that is written
/// as `0x1c71d8`, or has no more than six digits comes back as it was written; of any other number the
/// nearest one that GTK can keep.
@MainActor
public protocol ColorControl: Widget, ValueControl where Value == Color {}

extension ColorControl {
  /// The colour.
  ///
  /// What is set is brought between 0 and 1 and, unless ``hasOpacity``, made opaque. A colour with a part
  /// that is NaN is not set.
  public var color: Color {
    get { Color(of: pointer) }
    set { settingFromCode(pointer) { newValue.write(to: pointer) } }
  }

  /// Whether an opacity can be chosen, too. Taking that away makes the colour opaque.
  public var hasOpacity: Bool {
    get { weir_color_has_opacity(pointer) }
    set {
      // Without it a chooser takes the opaque colour for the one that it shows.
      if !newValue, color.opacity != 1 { color = color.withOpacity(1) }
      weir_color_set_has_opacity(pointer, newValue)
    }
  }

  /// Sends the colour: the present one first, then each new one, by the user or from code.
  ///
  /// Each part that the user changes in the editor of a ``ColorChooser`` is a value; GTK makes several of
  /// a text that is entered there: add ``Weir/Publisher/settled()`` to get one colour a turn. A
  /// ``ColorButton`` has a new colour when its window is closed by Select, and none by Cancel.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued: once
  /// asked again it sends the latest colour, if that is new.
  public var colorPublisher: ValuePublisher<Color> {
    ValuePublisher(self, Origin("notify::rgba")) { $0.color }
  }

  public var valueAccess: ValueAccess<Color> {
    ValueAccess(
      pointer, "notify::rgba", read: { Color(of: $0) }, write: { $1.write(to: $0) })
  }
}

extension Color {
  /// What a chooser holds.
  @MainActor
  init(of chooser: OpaquePointer) {
    self.init { weir_color_read(chooser, $0) }
  }

  /// A colour of GTK's.
  init(_ read: (UnsafeMutablePointer<Float>) -> Void) {
    let parts = [Float](unsafeUninitializedCapacity: 4) { buffer, count in
      read(buffer.baseAddress!)
      count = 4
    }
    .map(Self.written)
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// Hands over the parts as GTK keeps them.
  func withFloats(_ body: (UnsafePointer<Float>) -> Void) {
    let parts = [red, green, blue, opacity].map { Float(min(max($0, 0), 1)) }
    parts.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  @MainActor
  fileprivate func write(to chooser: OpaquePointer) {
    guard ![red, green, blue, opacity].contains(where: \.isNaN) else { return }
    let color = weir_color_has_opacity(chooser) ? self : withOpacity(1)
    color.withFloats { weir_color_write(chooser, $0) }
  }

  /// The number that was meant by the float: a 255th, or the one with the fewest digits.
  private static func written(_ part: Float) -> Double {
    let step = (Double(part) * 255).rounded() / 255
    return Float(step) == part ? step : Double("\(part)") ?? Double(part)
  }
}
