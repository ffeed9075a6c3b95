// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// A separate package, which depends on PortolanLogging as an app does: with the trait that adds swift-log.
let package = Package(
  name: "Logging",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name is explicit, since the folder of a clone may have any name.
    .package(name: "Portolan", path: "../..", traits: [.defaults, "SwiftLog"]),
    .package(url: "https://github.com/apple/swift-log", from: "1.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "logging",
      dependencies: [
        .product(name: "Portolan", package: "Portolan"),
        .product(name: "PortolanLogging", package: "Portolan"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LoggingTests",
      dependencies: [
        .product(name: "Portolan", package: "Portolan"),
        .product(name: "PortolanLogging", package: "Portolan"),
        .product(name: "PortolanTesting", package: "Portolan"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "InMemoryLogging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
