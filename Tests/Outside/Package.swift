// swift-tools-version: 6.2
import PackageDescription

// A package of a stranger: it depends on Portolan by path, has no access to internals, and has none of our settings. Each module is one
// file, because a module of several files hides symbols that the compiler cannot reach from another module.
let package = Package(
  name: "Outside",
  platforms: [.macOS(.v13)],
  dependencies: [
    // The name is explicit, since the folder of a clone may have any name.
    .package(name: "Portolan", path: "../..")
  ],
  targets: [
    .target(name: "CardsFeature", dependencies: [.product(name: "PortolanCore", package: "Portolan")]),
    .executableTarget(
      name: "outside-app", dependencies: ["CardsFeature", .product(name: "PortolanCore", package: "Portolan")]),
  ],
  swiftLanguageModes: [.v6]
)

// Scripts/outside.sh writes this module, and sets the variable.
if Context.environment["OUTSIDE_VALUES"] != nil {
  package.targets.append(
    .target(
      name: "Values",
      dependencies: [
        "HeadlessUIKit", "PortolanCore", "PortolanLinks", "PortolanFlows", "PortolanObserving", "PortolanRestoration",
        "PortolanRecording", "Portolan", "PortolanArticles", "PortolanAssociation", "PortolanSwiftUI",
        "PortolanLogging", "PortolanTesting", "PortolanTool", "PortolanVerifier", "PortolanSimulator",
      ].map { .product(name: $0, package: "Portolan") }))
}
