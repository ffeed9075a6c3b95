// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

// A separate package, so that Portolan itself needs no web server. It depends on the links of the showcase only, and has no
// UIKit, no screens and no router.
let package = Package(
  name: "LinkServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    // The name is explicit, since the folder of a clone may have any name.
    .package(name: "Portolan", path: "../.."),
    // Without swift-configuration, which Hummingbird needs only for options of its own.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
    // For the client of the tests, which sends what no library would. Hummingbird's own test client builds BoringSSL.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(
      name: "LinkServer",
      dependencies: [
        .product(name: "StoreLinks", package: "Portolan"),
        .product(name: "PortolanAssociation", package: "Portolan"),
        .product(name: "PortolanLinks", package: "Portolan"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "link-server",
      dependencies: ["LinkServer", .product(name: "Hummingbird", package: "hummingbird")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LinkServerTests",
      dependencies: [
        "LinkServer",
        .product(name: "StoreLinks", package: "Portolan"),
        .product(name: "PortolanAssociation", package: "Portolan"),
        .product(name: "PortolanLinks", package: "Portolan"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
