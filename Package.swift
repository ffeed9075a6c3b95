// swift-tools-version: 6.2
import CompilerPluginSupport
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

// Supported are iOS and Mac Catalyst, on UIKit, and Linux and macOS, on HeadlessUIKit. On macOS a file that imports AppKit and
// Portolan must qualify NSLayoutConstraint, which both have, as must one that imports UserNotifications its classes. PortolanLinks
// and PortolanMacros need no UIKit and no HeadlessUIKit, and are for every platform. Portolan itself is neither compiled nor
// supported on visionOS and tvOS, whose UIKit lacks parts, and refuses watchOS, whose UIKit has no view controllers.

/// The platforms that have no UIKit, where `Portolan` runs on `HeadlessUIKit`.
let headless: TargetDependencyCondition? = .when(platforms: [.linux, .macOS, .windows, .android])

/// The modules of `verify` and `serve`, compiled on those platforms only: they start processes, and see what HeadlessUIKit shows.
let verifier: Target.Dependency = .target(name: "PortolanVerifier", condition: headless)
let simulator: Target.Dependency = .target(name: "PortolanSimulator", condition: headless)

// The project in Examples/HostApp lists the tests that run on a simulator. The test targets of the package, which have no application
// there, are for Linux and macOS.

/// The targets that the tests of several targets share.
let support: [Target.Dependency] = ["PortolanTestSupport", "PortolanTestTraits", "PortolanHierarchy"]

/// The documents that HeadlessUIKit loads in tests.
///
/// Each is copied by itself: so Xcode does not compile it, and it is at the top of its bundle, as in an app.
let documents: [Resource] = [
  "Columns.storyboard", "Feed.storyboard", "HomeViewController.xib", "ItemCell.xib", "LaunchScreen.storyboard",
  "Main.storyboard", "NavigationPanel.xib", "OldPad.storyboard", "Onboarding.storyboard", "PictureCell.xib",
  "Preferences.storyboard", "ProfileCard.xib", "SettingsView.xib", "Split.storyboard",
  "TabsWithReferences.storyboard", "Television.storyboard", "Template.storyboard",
].map { .copy("Documents/\($0)") }

/// The privacy manifest, which Xcode looks for in the bundles of an app.
///
/// It declares nothing, and Scripts/check.sh fails if a module uses an API that needs a reason. Every app has one of the two modules.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

let package = Package(
  name: "Portolan",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "Portolan", targets: ["Portolan"]),
    // The router alone, for an app that wants the least, and what it may add.
    .library(name: "PortolanCore", targets: ["PortolanCore"]),
    .library(name: "PortolanFlows", targets: ["PortolanFlows"]),
    .library(name: "PortolanObserving", targets: ["PortolanObserving"]),
    .library(name: "PortolanRestoration", targets: ["PortolanRestoration"]),
    .library(name: "PortolanRecording", targets: ["PortolanRecording"]),
    .library(name: "PortolanArticles", targets: ["PortolanArticles"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "PortolanLinks", targets: ["PortolanLinks"]),
    .library(name: "PortolanAssociation", targets: ["PortolanAssociation"]),
    .library(name: "PortolanMacros", targets: ["PortolanMacros"]),
    .library(name: "PortolanSwiftUI", targets: ["PortolanSwiftUI"]),
    .library(name: "PortolanWeb", targets: ["PortolanWeb"]),
    .library(name: "PortolanTransitions", targets: ["PortolanTransitions"]),
    .library(name: "PortolanPreviews", targets: ["PortolanPreviews"]),
    .library(name: "PortolanDebugging", targets: ["PortolanDebugging"]),
    .library(name: "PortolanLogging", targets: ["PortolanLogging"]),
    .library(name: "PortolanTesting", targets: ["PortolanTesting"]),
    .library(name: "PortolanTool", targets: ["PortolanTool"]),
    .library(name: "PortolanVerifier", targets: ["PortolanVerifier"]),
    .library(name: "PortolanSimulator", targets: ["PortolanSimulator"]),
    // The tools for an app of which only the navigation compiles here. No app links it.
    .library(name: "PortolanSketch", targets: ["PortolanSketch"]),
    // The links of the showcase, for the server in Examples/LinkServer, which is a package of its own.
    .library(name: "StoreLinks", targets: ["StoreLinks"]),
    .executable(name: "store", targets: ["store"]),
    // `swift package navigation verify` in the package of an app.
    .plugin(name: "NavigationPlugin", targets: ["NavigationPlugin"]),
  ],
  traits: [
    .trait(name: "SwiftLog", description: "LoggingObserver of PortolanLogging, which needs swift-log."),
    .trait(name: "Macros", description: "@Linkable and @Link of PortolanMacros, which need swift-syntax."),
    .trait(
      name: "Tools",
      description: "PortolanTool, PortolanVerifier and PortolanSimulator: swift-argument-parser, FlyingFox."),
    // One trait, and not the other two: the package manager of Swift 6.3 passes several to the compiler in a random order, and an app is
    // then built again as a whole whenever its build is planned again.
    .trait(name: "All", description: "Macros and Tools as one trait, which is the default."),
    .default(enabledTraits: ["All"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.2.0"),
    // The server of `serve`. Its pages are for this machine alone.
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    // Neither fetched nor built without the trait, which is off by default.
    .package(url: "https://github.com/apple/swift-log", from: "1.10.0"),
    // Built for those only who import PortolanMacros. The showcase does not, so that its first build is short.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
  ],
  targets: [
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(name: "PortolanLinks", resources: privacy, swiftSettings: settings),
    // apple-app-site-association files, for tools, servers and tests; no app needs them while it runs.
    .target(name: "PortolanAssociation", dependencies: ["PortolanLinks"], swiftSettings: settings),
    .macro(
      name: "PortolanMacrosPlugin",
      dependencies: [
        "PortolanLinks",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "PortolanMacros", dependencies: ["PortolanLinks", "PortolanMacrosPlugin"], swiftSettings: settings),
    // The router. Whatever else there is depends on it, and the compiler keeps the walls.
    .target(
      name: "PortolanCore", dependencies: [.target(name: "HeadlessUIKit", condition: headless)],
      resources: privacy, swiftSettings: settings),
    .target(name: "PortolanFlows", dependencies: ["PortolanCore", "PortolanLinks"], swiftSettings: settings),
    .target(name: "PortolanObserving", dependencies: ["PortolanCore"], swiftSettings: settings),
    .target(
      name: "PortolanRestoration", dependencies: ["PortolanCore", "PortolanLinks", "PortolanObserving"],
      swiftSettings: settings),
    // The tree of a hierarchy for recordings, tests and tools. No app links it that has none of them.
    .target(name: "PortolanHierarchy", dependencies: ["PortolanCore", "PortolanObserving"], swiftSettings: settings),
    // The flight recorder, apart from Portolan, so that an app without it does not link it.
    .target(
      name: "PortolanRecording",
      dependencies: [
        "PortolanCore", "PortolanFlows", "PortolanHierarchy", "PortolanLinks", "PortolanObserving",
        "PortolanRestoration",
      ],
      swiftSettings: settings),
    // Spellings of articles and of other libraries; Portolan does not export them.
    .target(name: "PortolanArticles", dependencies: ["PortolanCore", "PortolanFlows"], swiftSettings: settings),
    .target(
      name: "Portolan",
      dependencies: ["PortolanCore", "PortolanLinks", "PortolanFlows", "PortolanObserving", "PortolanRestoration"],
      swiftSettings: settings
    ),
    // Apart from Portolan, so that an app without SwiftUI does not link it.
    .target(name: "PortolanSwiftUI", dependencies: ["Portolan", "PortolanArticles"], swiftSettings: settings),
    // Apart from Portolan, so that an app without web views does not link WebKit.
    .target(name: "PortolanWeb", dependencies: ["Portolan"], swiftSettings: settings),
    // Transitions for a push, screens that are built ahead, and observers for debug builds, which few apps link.
    .target(name: "PortolanTransitions", dependencies: ["Portolan"], swiftSettings: settings),
    .target(name: "PortolanPreviews", dependencies: ["Portolan"], swiftSettings: settings),
    .target(name: "PortolanDebugging", dependencies: ["Portolan", "PortolanLinks"], swiftSettings: settings),
    .target(name: "PortolanTesting", dependencies: ["Portolan", "PortolanHierarchy"], swiftSettings: settings),
    // Empty without the trait. Its tests are a package of their own, Examples/Logging, which depends on it as an app does.
    .target(
      name: "PortolanLogging",
      dependencies: [
        "Portolan", .product(name: "Logging", package: "swift-log", condition: .when(traits: ["SwiftLog"])),
      ],
      swiftSettings: settings
    ),
    // One thread and virtual time, for the tool, the verifier and the walks.
    .target(name: "PortolanExecutor", swiftSettings: settings),
    .target(
      name: "PortolanTool",
      dependencies: [
        "Portolan", "PortolanAssociation", "PortolanHierarchy", "PortolanLinks", "PortolanExecutor",
        "PortolanRecording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // A link to the article in the catalogue of Portolan, which the command `explain` prints.
      resources: [.embedInCode("Explain/Troubleshooting.md")],
      swiftSettings: settings
    ),
    .target(
      name: "PortolanVerifier",
      dependencies: [
        "Portolan", "PortolanHierarchy", "PortolanLinks", "PortolanExecutor", "PortolanTool",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("Page/Result.html")],
      swiftSettings: settings
    ),
    // The pages of `verify` and `serve` are in the bundles of their modules: embedded in the code, the page of `serve` would take a
    // tenth of the first build.
    .target(
      name: "PortolanSimulator",
      dependencies: [
        "Portolan", "PortolanHierarchy", "PortolanLinks", "PortolanExecutor", "PortolanRecording", "PortolanTool",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.copy("Page")],
      swiftSettings: settings
    ),
    // It depends on nothing, so that it is built at once.
    .plugin(
      name: "NavigationPlugin",
      capability: .command(
        intent: .custom(verb: "navigation", description: "Verifies, maps and checks the navigation of an app."))),
    .target(
      name: "PortolanSketch",
      dependencies: ["Portolan", "PortolanLinks", "PortolanTool", verifier, simulator],
      swiftSettings: settings),
    .testTarget(
      name: "PortolanSketchTests",
      dependencies: [
        "ShopNavigation", "shop-sketch", "store-sketch", "StoreTool", "StoreApp", "StoreLinks", "PortolanSketch",
        "PortolanExecutor",
        "PortolanRecording", "PortolanTool", verifier, "PortolanLinks", "Portolan",
      ] + support,
      swiftSettings: settings),
    .testTarget(
      name: "PortolanSimulatorTests",
      dependencies: [
        "FlawedApp", simulator, "PortolanTool", "PortolanExecutor", "Portolan",
        .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
      ] + support,
      swiftSettings: settings
    ),
    // What several test targets share; the traits are apart, as the walk is a program without tests.
    .target(
      name: "PortolanTestSupport", dependencies: ["Portolan", "PortolanHierarchy"], path: "Tests/PortolanTestSupport",
      swiftSettings: settings),
    .target(
      name: "PortolanTestTraits", dependencies: ["Portolan", "PortolanTestSupport", "TestWidth"],
      path: "Tests/PortolanTestTraits", swiftSettings: settings),
    .target(name: "TestWidth", path: "Tests/TestWidth"),
    // What it compiles may import any of our modules, so that they must be there.
    .testTarget(
      name: "CompileTests",
      dependencies: [
        "Portolan", "PortolanArticles", "PortolanAssociation", "PortolanMacros", "PortolanRecording",
        "PortolanDebugging", "PortolanPreviews", "PortolanSimulator", "PortolanSketch", "PortolanSwiftUI",
        "PortolanTesting",
        "PortolanTool", "PortolanTransitions", verifier, "PortolanWeb",
      ] + support,
      swiftSettings: settings),
    .testTarget(
      name: "PortolanLinksTests", dependencies: ["PortolanAssociation", "PortolanLinks", "PortolanTestSupport"],
      resources: [.copy("Corpus")], swiftSettings: settings),
    .testTarget(
      name: "PortolanMacrosTests",
      dependencies: [
        "PortolanMacros", "PortolanMacrosPlugin", "PortolanTestSupport", "PortolanTestTraits",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PortolanSwiftUITests",
      dependencies: ["Portolan", "PortolanArticles", "PortolanSwiftUI", "PortolanTesting"] + support,
      swiftSettings: settings),
    .testTarget(
      name: "PortolanTestingTests", dependencies: ["Portolan", "PortolanTesting"] + support, swiftSettings: settings),
    .testTarget(
      name: "PortolanDebuggingTests", dependencies: ["Portolan", "PortolanDebugging"] + support,
      swiftSettings: settings),
    .testTarget(
      name: "PortolanPreviewsTests", dependencies: ["Portolan", "PortolanPreviews"] + support, swiftSettings: settings),
    .testTarget(
      name: "PortolanTransitionsTests", dependencies: ["Portolan", "PortolanTransitions"] + support,
      swiftSettings: settings),
    .testTarget(
      name: "PortolanWebTests", dependencies: ["Portolan", "PortolanWeb"] + support, swiftSettings: settings),
    .testTarget(name: "ViewsTests", dependencies: ["Portolan"], swiftSettings: settings),
    // The app of the tutorial as its last steps leave it, with the tests that its reader writes.
    .testTarget(
      name: "TutorialTests",
      dependencies: ["Portolan", "PortolanLinks", "PortolanTesting"],
      path: "Sources/Portolan/Portolan.docc/Resources/Shop",
      swiftSettings: settings
    ),
    .testTarget(
      name: "UIKitRulesTests", dependencies: ["Portolan", "PortolanRecording"] + support, swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["HeadlessUIKit"] + support,
      resources: documents,
      swiftSettings: settings
    ),
    .target(
      name: "StoreLinks",
      dependencies: ["PortolanLinks"],
      path: "Examples/Store/Sources/StoreLinks",
      swiftSettings: settings
    ),
    .target(
      name: "StoreApp",
      dependencies: ["StoreLinks", "Portolan", "PortolanArticles", "PortolanLinks"],
      path: "Examples/Store/Sources/StoreApp",
      resources: [.process("Resources")],
      swiftSettings: settings
    ),
    .target(
      name: "StoreTool",
      dependencies: ["StoreApp", "StoreLinks", "PortolanTool", verifier],
      path: "Examples/Store/Sources/StoreTool",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "store",
      dependencies: ["StoreTool", "PortolanTool", verifier, simulator],
      path: "Examples/Store/Sources/store",
      swiftSettings: settings
    ),
    // The showcase before its screens: placeholders with the routes and the guards of the app.
    .executableTarget(
      name: "store-sketch", dependencies: ["StoreApp", "StoreLinks", "PortolanSketch"],
      path: "Examples/Store/Sources/store-sketch", swiftSettings: settings),
    // The navigation of a small app, which the app and its sketch link.
    .target(
      name: "ShopNavigation", dependencies: ["Portolan"], path: "Examples/Shop/Sources/ShopNavigation",
      swiftSettings: settings),
    .executableTarget(
      name: "shop-sketch", dependencies: ["ShopNavigation", "PortolanSketch"],
      path: "Examples/Shop/Sources/shop-sketch", swiftSettings: settings),
    // An app of three features that do not know each other.
    .target(
      name: "BankUI", dependencies: ["Portolan"], path: "Examples/Modules/Sources/BankUI", swiftSettings: settings),
    .target(
      name: "CardsLinks", dependencies: ["PortolanMacros"], path: "Examples/Modules/Sources/CardsLinks",
      swiftSettings: settings),
    .target(
      name: "CardsFeature", dependencies: ["CardsLinks", "BankUI", "Portolan"],
      path: "Examples/Modules/Sources/CardsFeature", swiftSettings: settings),
    .target(
      name: "TransfersFeature", dependencies: ["BankUI", "Portolan", "PortolanMacros"],
      path: "Examples/Modules/Sources/TransfersFeature", swiftSettings: settings),
    .target(
      name: "ProfileFeature", dependencies: ["BankUI", "Portolan", "PortolanLinks", "PortolanSwiftUI"],
      path: "Examples/Modules/Sources/ProfileFeature", swiftSettings: settings),
    .target(
      name: "BankApp",
      dependencies: [
        "CardsFeature", "CardsLinks", "TransfersFeature", "ProfileFeature", "Portolan", "PortolanMacros",
        "PortolanSwiftUI",
      ],
      path: "Examples/Modules/Sources/BankApp", swiftSettings: settings),
    .target(
      name: "BankTool",
      dependencies: [
        "BankApp", "CardsLinks", "TransfersFeature", "ProfileFeature", "Portolan", "PortolanTool", verifier,
      ],
      path: "Examples/Modules/Sources/BankTool", swiftSettings: settings),
    .executableTarget(
      name: "bank", dependencies: ["BankTool", "PortolanTool", "PortolanVerifier", simulator],
      path: "Examples/Modules/Sources/bank", swiftSettings: settings),
    .testTarget(
      name: "ModulesTests",
      dependencies: [
        "BankTool", "BankApp", "CardsFeature", "CardsLinks", "TransfersFeature", "ProfileFeature", "PortolanExecutor",
        "PortolanLinks", "PortolanTesting", "PortolanTool", verifier, "Portolan",
      ] + support, swiftSettings: settings),
    // A gallery that is opened from Spotlight, intents and web pages, with previews, transitions of its own and a stack of SwiftUI.
    .target(
      name: "GalleryApp",
      dependencies: [
        "Portolan", "PortolanDebugging", "PortolanPreviews", "PortolanSwiftUI", "PortolanTool", "PortolanTransitions",
        "PortolanWeb",
      ],
      path: "Examples/Gallery/Sources/GalleryApp", swiftSettings: settings),
    .executableTarget(
      name: "gallery", dependencies: ["GalleryApp", "PortolanTool"],
      path: "Examples/Gallery/Sources/gallery", swiftSettings: settings),
    .testTarget(
      name: "GalleryTests", dependencies: ["GalleryApp", "PortolanTool", "Portolan"] + support, swiftSettings: settings),
    // A bank of forty screens with a lock, a drawer and flows, of the size of an ordinary app, which is verified as a whole.
    .target(
      name: "EstuaryApp",
      dependencies: ["Portolan", "PortolanArticles", "PortolanMacros", "PortolanTool", verifier],
      path: "Examples/Estuary/Sources/EstuaryApp",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "estuary",
      dependencies: ["EstuaryApp", "PortolanTool", verifier, simulator],
      path: "Examples/Estuary/Sources/estuary",
      swiftSettings: settings
    ),
    // An app with faults on request, which the verification finds.
    .target(
      name: "FlawedApp",
      dependencies: ["Portolan", "PortolanLinks", "PortolanTool", verifier],
      path: "Examples/Flawed/Sources/FlawedApp",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "flawed",
      dependencies: ["FlawedApp", "PortolanTool", verifier, simulator],
      path: "Examples/Flawed/Sources/flawed",
      swiftSettings: settings
    ),
    .testTarget(
      name: "PortolanVerifierTests",
      dependencies: [
        "flawed", "FlawedApp", "BankTool", "EstuaryApp", "StoreTool", "PortolanExecutor", verifier,
        "PortolanTool", "PortolanSwiftUI", "PortolanLinks", "Portolan",
      ]
        + support,
      swiftSettings: settings
    ),
    // Random walks, for the tests and for runs of any length: `swift run -c release walk`.
    .target(
      name: "WalkSupport", dependencies: ["Portolan", "PortolanArticles", "PortolanExecutor", "PortolanTestSupport"],
      path: "Tests/WalkSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "walk",
      dependencies: [
        "WalkSupport", "FlawedApp", "PortolanLinks", "PortolanRecording", "PortolanTestSupport", "PortolanTool",
        "Portolan",
      ],
      path: "Tests/WalkTool", swiftSettings: settings),
    .testTarget(
      name: "PortolanExecutorTests", dependencies: ["PortolanExecutor"] + support, swiftSettings: settings),
    .testTarget(name: "WalkTests", dependencies: ["WalkSupport", "Portolan"] + support, swiftSettings: settings),
    .testTarget(
      name: "PortolanRecordingTests",
      dependencies: [
        "walk", "FlawedApp", "StoreApp", "StoreTool", "BankApp", "BankTool", "CardsLinks", "PortolanRecording",
        "PortolanTool", "PortolanExecutor",
        "PortolanLinks", "Portolan",
      ] + support, swiftSettings: settings),
    // The sessions that the host app records on a simulator.
    .testTarget(
      name: "PortolanSessionTests",
      dependencies: [
        "StoreApp", "StoreLinks", "StoreTool", "PortolanRecording", "PortolanTesting", "PortolanTool", "Portolan",
      ]
        + support, swiftSettings: settings),
    // The files of Tests/Net, drawn again: states and plans of three apps, and the events of stories.
    .testTarget(
      name: "NetTests",
      dependencies: [
        "StoreTool", "BankTool", "FlawedApp", "PortolanExecutor", "PortolanTool", verifier, "Portolan",
        "PortolanTestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "PortolanToolTests",
      dependencies: ["PortolanTool", "PortolanExecutor", "PortolanLinks", "PortolanRecording", "Portolan"] + support,
      swiftSettings: settings
    ),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "store", "StoreTool", "StoreApp", "StoreLinks", "PortolanTool", verifier, "PortolanExecutor",
        "PortolanLinks", "Portolan",
      ]
        + support,
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The tests of the core. They are several targets so that an edit compiles and links the tests of some of its folders.
package.targets += [
  "CoordinatorTests", "CoreContainerTests", "CoreErrorTests", "CoreRequestTests", "CoreStageTests", "CoreStepTests",
  "FaultTests", "ScreenTests",
].map { .testTarget(name: $0, dependencies: ["Portolan", "PortolanArticles"] + support, swiftSettings: settings) }

// A target is built again only when a module that it lists has changed, and not when one has that such a module exports.
for target in package.targets {
  let listsPortolan = target.dependencies.contains { if case .byNameItem("Portolan", _) = $0 { true } else { false } }
  if listsPortolan {
    target.dependencies += ["PortolanCore", "PortolanFlows", "PortolanObserving", "PortolanRestoration"]
  }
}

// An app that turns a trait off neither fetches nor pins the packages behind it. A single product without the condition would pin its package,
// in a test target too, so each gets it here. Xcode has a switch for traits, and treats their conditions correctly, from 26.4 on, which is
// Swift 6.3: before, no package is behind a trait.
#if compiler(>=6.3)
  let traits = ["swift-syntax": "Macros", "swift-argument-parser": "Tools", "FlyingFox": "Tools"]
  for target in package.targets {
    target.dependencies = target.dependencies.map {
      guard case .productItem(let name, let package?, _, nil) = $0, let trait = traits[package] else { return $0 }
      return .product(name: name, package: package, condition: .when(traits: [trait, "All"]))
    }
  }
#endif

// With PORTOLAN_MACROS_PLUGIN the compiler is given a plug-in that is built already, so that neither it nor swift-syntax is built:
// Scripts/build-benchmarks.sh.
if Context.environment["PORTOLAN_MACROS_PLUGIN"] != nil {
  package.targets.removeAll { ["PortolanMacrosPlugin", "PortolanMacrosTests"].contains($0.name) }
  for target in package.targets where target.name == "PortolanMacros" { target.dependencies = ["PortolanLinks"] }
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind { location.hasSuffix("swift-syntax") } else { false }
  }
}

// PORTOLAN_TESTS=CoreStageTests,FaultTests swift test: with a list of test targets, only those and what they need are built.
if let list = Context.environment["PORTOLAN_TESTS"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var names = list.split(separator: ",").map(String.init)
  while let name = names.popLast() {
    guard let target = targets[name], needed.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): names.append(name)
      default: break
      }
    }
  }
  package.targets = package.targets.filter { needed.contains($0.name) }
  package.products = []
  // A package that no target names would be fetched, whatever the traits are.
  let packages = Set(
    package.targets.flatMap(\.dependencies).compactMap {
      if case .productItem(_, let package, _, _) = $0 { package?.lowercased() } else { nil }
    })
  package.dependencies.removeAll {
    guard case .sourceControl(_, let location, _) = $0.kind else { return false }
    return !packages.contains(location.split(separator: "/").last?.lowercased() ?? "")
  }
}
