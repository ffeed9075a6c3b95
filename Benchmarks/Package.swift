// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// A separate package, so that benchmarks do not affect apps that use Portolan. It depends on the products, as an app
// does, and has no access to internals.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name is explicit, since the folder of a clone may have any name.
    .package(name: "Portolan", path: "..")
  ],
  targets: [
    .target(name: "CHeap"),
    // The screens of the measured app and its routes, each in a module of its own, so that nothing is specialized that is
    // not specialized in an app.
    .target(
      name: "ShopScreens", dependencies: [.product(name: "Portolan", package: "Portolan")], swiftSettings: settings),
    .target(
      name: "ShopRoutes",
      dependencies: [
        "ShopScreens", .product(name: "Portolan", package: "Portolan"),
        .product(name: "PortolanMacros", package: "Portolan"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CHeap", "ShopRoutes", "ShopScreens", .product(name: "Portolan", package: "Portolan"),
        .product(name: "PortolanLinks", package: "Portolan"),
        .product(name: "PortolanArticles", package: "Portolan"),
        .product(name: "PortolanAssociation", package: "Portolan"),
        .product(name: "PortolanRecording", package: "Portolan"),
        .product(name: "PortolanTool", package: "Portolan"), .product(name: "PortolanVerifier", package: "Portolan"),
        // Not measured. Scripts/outside.sh tries every product, and nothing is built for it alone.
        .product(name: "PortolanDebugging", package: "Portolan"),
        .product(name: "PortolanPreviews", package: "Portolan"),
        .product(name: "PortolanSimulator", package: "Portolan"),
        .product(name: "PortolanSketch", package: "Portolan"),
        .product(name: "PortolanSwiftUI", package: "Portolan"),
        .product(name: "PortolanTesting", package: "Portolan"),
        .product(name: "PortolanTransitions", package: "Portolan"),
        .product(name: "PortolanWeb", package: "Portolan"),
      ],
      swiftSettings: settings
    ),
    // The dependency builds Portolan. The sources that this program compiles are generated.
    .executableTarget(
      name: "compile-time",
      dependencies: [
        .product(name: "Portolan", package: "Portolan"), .product(name: "PortolanArticles", package: "Portolan"),
        .product(name: "PortolanMacros", package: "Portolan"),
      ],
      swiftSettings: settings
    ),
    // Two pairs of small apps, whose sizes Scripts/check-size.sh compares: one composed route, and ten screens with links.
    .executableTarget(
      name: "small-app", dependencies: [.product(name: "PortolanCore", package: "Portolan")], swiftSettings: settings),
    .executableTarget(
      name: "small-app-by-hand", dependencies: [.product(name: "HeadlessUIKit", package: "Portolan")],
      swiftSettings: settings),
    .executableTarget(
      name: "screens-app",
      dependencies: [
        .product(name: "Portolan", package: "Portolan"), .product(name: "PortolanMacros", package: "Portolan"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "screens-app-by-hand", dependencies: [.product(name: "HeadlessUIKit", package: "Portolan")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
