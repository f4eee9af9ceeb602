import CGtk

/// A list beside a ``Stack`` that chooses its page; for more pages than a ``StackSwitcher`` has room for.
open class StackSidebar: Widget {
  public init(_ stack: Stack) {
    super.init(taking: weir_new_stack_sidebar(stack.pointer))
  }
}
