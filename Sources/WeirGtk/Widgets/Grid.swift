import CGtk

/// Widgets in rows and columns. The Tab key goes through them in the order they were attached.
open class Grid: Widget {
  public init(columnSpacing: Int = 0, rowSpacing: Int = 0) {
    super.init(taking: weir_new_grid())
    weir_grid_set_spacing(pointer, Int32(columnSpacing), Int32(rowSpacing))
  }

  public var columnSpacing: Int {
    get { spacing.columns }
    set { weir_grid_set_spacing(pointer, Int32(newValue), Int32(spacing.rows)) }
  }

  public var rowSpacing: Int {
    get { spacing.rows }
    set { weir_grid_set_spacing(pointer, Int32(spacing.columns), Int32(newValue)) }
  }

  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    weir_grid_attach(
      pointer, child.pointer, Int32(column), Int32(row), Int32(width), Int32(height))
  }

  public func remove(_ child: Widget) {
    weir_grid_remove(pointer, child.pointer)
  }

  private var spacing: (columns: Int, rows: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    weir_grid_spacing(pointer, &columns, &rows)
    return (Int(columns), Int(rows))
  }
}
