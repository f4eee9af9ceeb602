// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let c: [CSetting] = [.treatAllWarnings(as: .error)]

/// A test target named after the target it mirrors.
func tests(of name: String, using extra: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name)] + extra,
    swiftSettings: swift)
}

/// Whole small programs, each one step further than the one before: `make examples`.
let examples: [(name: String, folder: String, dependencies: [Target.Dependency])] = [
  ("Hello", "01-HelloWindow", []),
  ("Counter", "02-Counter", []),
  ("Mirror", "03-TextMirror", []),
  ("Slider", "04-Slider", []),
  ("LogIn", "05-LogIn", ["WeirText"]),
  ("Search", "06-Search", ["CSQLite"]),
  ("Temperature", "07-Temperature", []),
  ("Contacts", "08-Contacts", []),
  ("Expenses", "09-Expenses", []),
  ("Trip", "10-Trip", ["FormModels", "FormViews"]),
]

let package = Package(
  name: "weir",
  products: [
    .library(name: "Weir", targets: ["Weir"]),
    .library(name: "WeirText", targets: ["WeirText"]),
    .library(name: "WeirFoundation", targets: ["WeirFoundation"]),
    .library(name: "WeirGtk", targets: ["WeirGtk"]),
    .library(name: "WeirInspector", targets: ["WeirInspector"]),
    .library(name: "WeirTesting", targets: ["WeirTesting"]),
    .library(name: "FormModels", targets: ["FormModels"]),
    .library(name: "FormViews", targets: ["FormViews"]),
    .executable(name: "weir-forms", targets: ["FormApp"]),
    .executable(name: "weir-gallery", targets: ["GalleryApp"]),
  ]
    + examples.map {
      .executable(name: "example-\($0.name.lowercased())", targets: ["Example\($0.name)"])
    },
  targets: [
    // GTK's own headers. Only CGtk may see them.
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CGtk",
      dependencies: ["CGtk4"],
      cSettings: c,
      linkerSettings: [.linkedLibrary("dispatch")]),

    // SQLite's own header, and inline what of it Swift cannot see.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // What has to be done to secrets and names in C: libxcrypt and GLib are seen nowhere else.
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(
      name: "CCrypt",
      dependencies: ["CGLib"],
      cSettings: c + [.define("_GNU_SOURCE")],
      linkerSettings: [.linkedLibrary("crypt")]),

    // The keyring of the desktop. Only CKeyring sees libsecret.
    .systemLibrary(
      name: "CLibsecret", pkgConfig: "libsecret-1", providers: [.apt(["libsecret-1-dev"])]),
    .target(name: "CKeyring", dependencies: ["CLibsecret"], cSettings: c),

    .target(name: "Weir", swiftSettings: swift),
    .target(name: "WeirText", swiftSettings: swift),
    .target(name: "WeirFoundation", dependencies: ["Weir"], swiftSettings: swift),
    .target(name: "WeirGtk", dependencies: ["Weir", "WeirText", "CGtk"], swiftSettings: swift),
    .target(name: "WeirInspector", dependencies: ["Weir", "WeirGtk"], swiftSettings: swift),
    .target(name: "WeirTesting", dependencies: ["Weir"], swiftSettings: swift),

    .target(name: "FormModels", dependencies: ["Weir", "WeirText"], swiftSettings: swift),
    .target(
      name: "Accounts",
      dependencies: ["CCrypt", "CKeyring", "CSQLite", "FormModels", "Weir", "WeirText"],
      swiftSettings: swift),
    .target(
      name: "FormViews",
      dependencies: ["FormModels", "Weir", "WeirGtk", "WeirInspector", "WeirText"],
      swiftSettings: swift),
    .executableTarget(
      name: "FormApp",
      dependencies: [
        "Accounts", "CCrypt", "FormModels", "FormViews", "Weir", "WeirGtk", "WeirText",
      ],
      swiftSettings: swift),

    // Every control, a page each.
    .target(name: "Gallery", dependencies: ["Weir", "WeirGtk", "WeirText"], swiftSettings: swift),
    .executableTarget(
      name: "GalleryApp", dependencies: ["Gallery", "WeirGtk"], swiftSettings: swift),

    .executableTarget(
      name: "WeirBenchmarks",
      dependencies: ["Weir", "WeirTesting"],
      swiftSettings: swift),

    // The bindings against what GObject offers for the same in C.
    .target(name: "CGtkBenchmarks", dependencies: ["CGtk4"], cSettings: c),
    .executableTarget(
      name: "WeirGtkBenchmarks",
      dependencies: ["CGtkBenchmarks", "Weir", "WeirGtk", "WeirText"],
      swiftSettings: swift),

    // What every test with real widgets needs.
    .target(
      name: "GtkTesting", dependencies: ["WeirGtk", "Weir"], path: "Tests/Support/GtkTesting",
      swiftSettings: swift),
    // A process that writes a store of accounts, for tests that end it, starve it or race it.
    .executableTarget(
      name: "AccountsChild", dependencies: ["Accounts", "FormModels", "WeirText"],
      path: "Tests/Support/AccountsChild", swiftSettings: swift),
    // Random numbers that a seed brings back.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: swift),
    tests(of: "Weir", using: ["SeededRandom", "WeirTesting"]),
    tests(of: "WeirText"),
    tests(of: "WeirFoundation", using: ["Weir", "WeirTesting"]),
    tests(of: "WeirTesting", using: ["Weir"]),
    tests(of: "WeirGtk", using: ["CGtk", "GtkTesting", "Weir", "WeirTesting", "WeirText"]),
    tests(of: "WeirInspector", using: ["GtkTesting", "Weir", "WeirGtk", "WeirTesting"]),
    tests(of: "FormModels", using: ["Weir", "WeirTesting", "WeirText"]),
    tests(
      of: "Accounts",
      using: [
        "AccountsChild", "CCrypt", "FormModels", "SeededRandom", "Weir", "WeirTesting", "WeirText",
      ]),
    tests(
      of: "FormViews",
      using: ["FormModels", "GtkTesting", "Weir", "WeirGtk", "WeirTesting", "WeirText"]),
    .testTarget(
      name: "PortingTests",
      dependencies: ["GtkTesting", "Weir", "WeirFoundation", "WeirGtk", "WeirTesting"],
      swiftSettings: swift),
    // Runs the examples of the documentation, and compares them with what the pages say.
    .target(
      name: "CScaleButton", dependencies: ["CGtk4"], path: "Tests/Support/CScaleButton",
      cSettings: c),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Accounts", "CScaleButton", "FormModels", "FormViews", "GtkTesting", "Weir",
        "WeirFoundation", "WeirGtk", "WeirInspector",
        "WeirTesting",
        "WeirText",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "EndToEnd",
      dependencies: [
        "Accounts", "FormApp", "FormModels", "FormViews", "Gallery", "GalleryApp", "SeededRandom",
        "Weir", "WeirGtk", "WeirTesting", "WeirText", "CGtk",
      ],
      exclude: ["Harness/accessibility.py", "Harness/terminal.py"],
      swiftSettings: swift),
    .testTarget(
      name: "ExamplesTests",
      dependencies: examples.map { .byName(name: "Example\($0.name)") }
        + ["FormModels", "Weir", "WeirGtk", "WeirTesting", "WeirText"],
      swiftSettings: swift),
  ]
    + examples.map {
      .executableTarget(
        name: "Example\($0.name)", dependencies: ["Weir", "WeirGtk"] + $0.dependencies,
        path: "Sources/Examples/\($0.folder)", swiftSettings: swift)
    }
)
