import FormModels
import Weir
import WeirGtk
import WeirText

extension FormRow {
  /// Makes a row for a text.
  public convenience init(
    _ label: String, _ entry: Entry, _ field: Field<String>, approval: String? = nil
  ) {
    self.init(label, entry, field, approval: approval) { $0.binding(with: $1) }
  }

  /// Makes a row for a secret text.
  public convenience init(
    _ label: String, _ entry: PasswordEntry, _ field: Field<SecretText>, approval: String? = nil
  ) {
    self.init(label, entry, field, approval: approval) { $0.binding(with: $1) }
  }

  /// Makes a row for a slider, a switch, a list to choose from or another control with one value.
  public convenience init<Control: Widget & ValueControl>(
    _ label: String, _ control: Control, _ field: Field<Control.Value>, approval: String? = nil
  ) {
    self.init(label, control, field, approval: approval) { $0.binding(with: $1) }
  }

  /// Makes a row for whatever property of a control the value is.
  public convenience init<Control: Widget, Value>(
    _ label: String, _ control: Control, _ property: BindableProperty<Control, Value>,
    _ field: Field<Value>, approval: String? = nil
  ) {
    self.init(label, control, field, approval: approval) { $0.binding(of: property, with: $1) }
  }
}
