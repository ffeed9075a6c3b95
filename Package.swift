// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Not on UIKit's platforms, where a new SDK may deprecate what an old one still needs. An app that depends on this
  // package by version never sees this: its warnings are not the app's.
  .treatAllWarnings(as: .error, .when(platforms: [.linux, .macOS])),
]

/// The platforms that have no UIKit, where `Portolan` runs on `HeadlessUIKit`.
let headless: TargetDependencyCondition? = .when(platforms: [.linux, .macOS, .windows, .android])

let package = Package(
  name: "Portolan",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "Portolan", targets: ["Portolan"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .executable(name: "store", targets: ["store"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(
      name: "Portolan",
      dependencies: [.target(name: "HeadlessUIKit", condition: headless)],
      swiftSettings: settings
    ),
    .testTarget(name: "CompileTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(name: "CoordinatorTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(name: "FaultTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(name: "PortolanTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(name: "ViewsTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(name: "UIKitRulesTests", dependencies: ["Portolan"], swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["HeadlessUIKit"],
      resources: [.process("Documents")],
      swiftSettings: settings
    ),
    .target(
      name: "StoreApp",
      dependencies: ["Portolan"],
      path: "Examples/Store/Sources/StoreApp",
      resources: [.process("Resources")],
      swiftSettings: settings
    ),
    .target(
      name: "StoreTool",
      dependencies: ["StoreApp", "Portolan"],
      path: "Examples/Store/Sources/StoreTool",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "store",
      dependencies: ["StoreTool", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Examples/Store/Sources/store",
      swiftSettings: settings
    ),
    // Random walks, for the tests and for runs of any length: `swift run -c release walk`.
    .target(name: "WalkSupport", dependencies: ["Portolan"], path: "Tests/WalkSupport", swiftSettings: settings),
    .executableTarget(
      name: "walk", dependencies: ["WalkSupport"], path: "Tests/WalkTool", swiftSettings: settings),
    .testTarget(name: "WalkTests", dependencies: ["WalkSupport", "Portolan"], swiftSettings: settings),
    .testTarget(
      name: "StoreTests", dependencies: ["store", "StoreTool", "StoreApp", "Portolan"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
