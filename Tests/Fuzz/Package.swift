// swift-tools-version: 6.2
import PackageDescription

// What takes texts from outside, under random ones. A package of its own: its program has libFuzzer's
// driver in it, which is only there when all is built for fuzzing (see .ci/fuzz).
let package = Package(
  name: "weir-fuzz",
  dependencies: [.package(name: "weir", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "WeirFuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "FormModels", package: "weir"),
        .product(name: "FormViews", package: "weir"),
        .product(name: "Weir", package: "weir"),
        .product(name: "WeirGtk", package: "weir"),
        .product(name: "WeirTesting", package: "weir"),
        .product(name: "WeirText", package: "weir"),
      ]),
  ])
