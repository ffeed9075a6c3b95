import Portolan
import PortolanLinks
import PortolanTool
import PortolanVerifier

/// The workload of a verification.
@MainActor
enum Verifications {
  /// The number of transitions of one verification.
  nonisolated static let transitions = 250

  /// The number of actions of the random walks, by which a verification that is not complete estimates the share that it has seen.
  nonisolated static let walkedActions = 20 * 25

  /// An error for a verification that the title of its row does not describe.
  private struct OtherNumber: Error {
    let transitions: Int
  }

  /// Verifies the small app within bounds, with the launches, fingerprints and checks.
  static func verification() -> Workload {
    Workload {
      { count in
        for _ in 0..<count {
          let result = try Verification<KioskUnderTool>(bounds: VerificationBounds(depth: 3, states: 40)).run()
          guard result.transitions == transitions else { throw OtherNumber(transitions: result.transitions) }
        }
      }
    }
  }
}

/// The screens of a small app with tabs.
enum KioskScreen: Screen, Codable, Linkable {
  case tabs, papers, account, paper(Int), login

  static let links = LinkTable<KioskScreen>.trusting("https://kiosk.example") {
    Link("/", .papers)
    Link("/account", .account)
    Link("/papers/{number}", KioskScreen.paper) { if case .paper(let number) = $0 { number } else { nil } }
    Link("/login", .login)
  }

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .papers, .account: .part(of: .tabs)
    case .paper: .push
    case .login: .presentInNavigation
    }
  }

  var assembly: any Assembly {
    InlineAssembly {
      guard self == .tabs else { return Self.controller(of: self) }
      let tabs = UITabBarController()
      tabs.viewControllers = [KioskScreen.papers, .account].map {
        UINavigationController(rootViewController: Self.controller(of: $0))
      }
      return tabs
    }
  }

  @MainActor
  private static func controller(of screen: KioskScreen) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.title = "\(screen)"
    controller.setScreen(screen)
    return controller
  }
}

/// The small app for the verification.
final class KioskUnderTool: ToolApp {
  typealias AppScreen = KioskScreen

  let window = UIWindow()
  let router: DefaultRouter

  init(options: NoOptions) async throws {
    router = DefaultRouter(window: window)
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    try await router.navigate(to: KioskScreen.papers, animated: false)
  }

  nonisolated static var samples: [KioskScreen] { [.papers, .account, .paper(1), .paper(2), .login] }
}

extension KioskUnderTool: VerifiableApp {}
