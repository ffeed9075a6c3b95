// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// A package of its own, so that what is measured here never weighs on who uses Portolan. It sees what an app sees:
// the products, and no internals.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Named, since the folder of a clone may be called anything.
    .package(name: "Portolan", path: "..")
  ],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CHeap", .product(name: "Portolan", package: "Portolan"), .product(name: "PortolanLinks", package: "Portolan"),
      ],
      swiftSettings: settings
    ),
    // Depends on Portolan only to have it built: what it compiles is an app that it writes.
    .executableTarget(
      name: "compile-time",
      dependencies: [.product(name: "Portolan", package: "Portolan")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
