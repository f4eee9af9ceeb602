extension Page {
  /// Every page, by family.
  public static let all: [Page] = [
    .entry, .passwordEntry, .searchEntry, .searchBar, .editableLabel, .textView, .wholeNumber,
    .decimalNumber,
    .spinButton, .scale, .switch, .checkButton, .radioGroup, .toggleButton, .segmentedControl,
    .dropDown, .calendar, .colorButton, .twoControls,
    .button, .linkButton, .menuButton, .contextMenu,
    .listBox, .listView, .multipleSelection, .gridView, .columnView,
    .stack, .notebook, .expander, .revealer, .popover, .emojiChooser, .scrolledWindow, .paned,
    .infoBar,
    .progressBar, .levelBar, .spinner,
    .alert, .fileChooser, .aboutDialog, .shortcutsWindow, .window,
    .focus, .keys, .motion, .scroll, .click, .longPress, .drag, .pan, .swipe, .zoom, .rotation,
    .drop,
  ]

  /// The page of that name on the command line.
  public static func named(_ name: String) -> Page? { all.first { $0.name == name } }
}
