import Portolan
import PortolanLinks
import PortolanTool
import PortolanVerifier

/// The workload of a verification, in transitions.
@MainActor
enum Verifications {
  /// Returns a workload of which one repetition is one transition.
  ///
  /// Each verification has more than a hundred, with its launches, fingerprints and checks. The last one may have more than
  /// were left, so the number of repetitions must be large.
  static func transitions() -> Workload {
    Workload {
      { count in
        var left = count
        while left > 0 {
          left -= try Verification<KioskUnderTool>(bounds: VerificationBounds(depth: 3, states: 40)).run().transitions
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
