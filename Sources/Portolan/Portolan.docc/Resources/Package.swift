// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notes",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "Notes", targets: ["Notes"])
  ],
  dependencies: [
    // A copy in a folder beside this one; or its address, with branch: "main".
    .package(path: "../portolan")
  ],
  targets: [
    .target(
      name: "Notes",
      dependencies: [
        .product(name: "Portolan", package: "portolan"),
        .product(name: "PortolanLinks", package: "portolan"),
      ]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes",
        .product(name: "Portolan", package: "portolan"),
        .product(name: "PortolanTesting", package: "portolan"),
      ]
    ),
  ]
)
