#if !canImport(UIKit)
  import PortolanSketch

  /// The screens of a pier, whose sketches in the tests differ in one place each.
  enum PierScreen: Screen, Codable, Linkable {
    case home, archive, terms, settings, login

    static let caseNames = ["home", "archive", "terms", "settings", "login"]
    static let links = LinkTable<PierScreen>.trusting("https://pier.example") {
      Link("/", .home)
      Link("/settings", .settings)
    }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .archive: .push
      case .terms: .presentInNavigation
      case .settings: .push(onto: .home).requires("logged-in", asking: .login)
      case .login: .presentInNavigation
      }
    }
  }

  /// A sketch of the pier.
  protocol PierSketch: SketchTool where AppScreen == PierScreen {
    static func change(of screen: PierScreen) -> Sketch<PierScreen>?
  }

  extension PierSketch {
    static var start: PierScreen { .home }

    static var events: [SketchEvent<PierScreen>] { [SketchEvent("log out", .clear("logged-in"))] }

    static func sketch(of screen: PierScreen) -> Sketch<PierScreen> {
      if let change = change(of: screen) { return change }
      return switch screen {
      case .home: .exits(.archive, .terms, .settings)
      case .archive, .settings: .screen
      case .terms: .screen.stays().button("Close", .close)
      case .login: .screen.button("Log in", .set("logged-in"), .close)
      }
    }
  }

  /// A sketch without a fault.
  enum SoundPier: PierSketch {
    static func change(of screen: PierScreen) -> Sketch<PierScreen>? { nil }
  }
#endif
