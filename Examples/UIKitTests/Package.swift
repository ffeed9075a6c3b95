// swift-tools-version: 6.2
import PackageDescription

// On Linux the package has a module UIKit of its own. On a Mac the tests run on a simulator, against UIKit itself, and the package depends
// on nothing.
#if os(Linux)
  let isHeadless = true
#else
  let isHeadless = false
#endif

let package = Package(
  name: "UIKitTests",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "NotesUI", targets: ["NotesUI"])],
  targets: [
    .target(name: "NotesUI", dependencies: isHeadless ? ["UIKit"] : []),
    .testTarget(
      name: "NotesUITests", dependencies: isHeadless ? ["NotesUI", "UIKit", "MainActorTesting"] : ["NotesUI"]),
  ],
  swiftLanguageModes: [.v6]
)

if isHeadless {
  // Without traits, the dependency fetches no other package.
  package.dependencies = [.package(name: "Portolan", path: "../..", traits: [])]
  package.targets += [
    .target(name: "UIKit", dependencies: [.product(name: "HeadlessUIKit", package: "Portolan")]),
    .target(name: "MainActorTesting", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}
