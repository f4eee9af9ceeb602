import CGtk

/// Buttons that choose the page of a ``Stack``.
open class StackSwitcher: Widget {
  public init(_ stack: Stack) {
    super.init(taking: weir_new_stack_switcher(stack.pointer))
  }
}
