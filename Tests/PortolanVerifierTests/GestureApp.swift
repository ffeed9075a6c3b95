#if !canImport(UIKit)
  import Portolan
  import PortolanLinks
  import PortolanTool
  import PortolanVerifier

  /// An app with one window, whose content a test chooses.
  final class GestureApp: ToolApp, VerifiableApp {
    enum OnlyScreen: Screen, Codable, Linkable {
      case start

      static let links = LinkTable<OnlyScreen>.trusting("https://gestures.example") { Link("/", .start) }

      var assembly: any Assembly { InlineAssembly { UIViewController() } }
      var route: Route<Self> { .root }
    }

    typealias AppScreen = OnlyScreen

    let window = UIWindow()
    let router: DefaultRouter

    init(options: NoOptions) async throws {
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }

    nonisolated static var texts: [String] { ["oak", "2026-11-24"] }
    nonisolated static var turnsDevice: Bool { true }
  }

  /// The effects of gestures.
  @MainActor
  final class GestureLog {
    private(set) var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }
  }
#endif
