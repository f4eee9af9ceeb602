// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "@NAME@",
  dependencies: [.package(name: "weir", path: "@WEIR@")],
  targets: [
    // What the screen knows and does. No widget and no clock in it, so that its tests need neither.
    .target(
      name: "@NAME@Model",
      dependencies: [.product(name: "Weir", package: "weir")]),
    // The program: the window, bound to the model.
    .executableTarget(
      name: "@NAME@",
      dependencies: [
        "@NAME@Model", .product(name: "Weir", package: "weir"),
        .product(name: "WeirGtk", package: "weir"),
      ]),
    .testTarget(
      name: "@NAME@Tests",
      dependencies: [
        "@NAME@Model", .product(name: "Weir", package: "weir"),
        .product(name: "WeirTesting", package: "weir"),
      ]),
  ])
