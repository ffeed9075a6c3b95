// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "Shop", targets: ["Shop"])
  ],
  dependencies: [
    // A copy in a folder beside this one; or its address, with branch: "main".
    .package(path: "../portolan")
  ],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "Portolan", package: "portolan"),
        .product(name: "PortolanLinks", package: "portolan"),
      ]
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "Portolan", package: "portolan"),
        .product(name: "PortolanTesting", package: "portolan"),
      ]
    ),
  ]
)
