import Portolan
import PortolanLinks
import PortolanTool

/// The screens of an app that is just large enough for its command line.
enum HarbourScreen: Screen, Codable, Linkable {
  case quay
  case pier(Int)
  /// Nobody gets there.
  case customs
  /// No link opens it.
  case office

  static let links = LinkTable<HarbourScreen>.trusting("https://harbour.example", "harbour://") {
    Link("/", .quay)
    Link("/piers/{number}", HarbourScreen.pier) { if case .pier(let number) = $0 { number } else { nil } }
    Link("/customs", .customs)
  }

  var assembly: any Assembly {
    InlineAssembly {
      let viewController = UIViewController()
      viewController.title = "\(self)"
      return viewController
    }
  }

  var route: Route<Self> {
    switch self {
    case .quay: .rootInNavigation
    case .pier, .office: .push
    case .customs: .push.guarded(by: InlineInterceptor<Any?> { _ in throw Closed() })
    }
  }
}

struct Closed: Error, CustomStringConvertible {
  let description = "It is closed."
}

final class HarbourUnderTool: ToolApp {
  typealias AppScreen = HarbourScreen

  let window = UIWindow()
  let router: DefaultRouter

  init(options: NoOptions) async throws {
    router = DefaultRouter(window: window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: HarbourScreen.quay, animated: false)
  }

  nonisolated static var steps: [ToolStep<HarbourUnderTool>] {
    [ToolStep("storm") { $0.window.rootViewController?.title = "Storm" }, ToolStep("flood") { _ in throw Closed() }]
  }
}

enum HarbourTool: PortolanCommand {
  typealias App = HarbourUnderTool

  static let name = "harbour"
}

/// An app that does not start.
final class WreckUnderTool: ToolApp {
  typealias AppScreen = HarbourScreen

  let window = UIWindow()
  let router = DefaultRouter()

  init(options: NoOptions) async throws { throw Closed() }
}

enum WreckTool: PortolanCommand {
  typealias App = WreckUnderTool

  static let name = "wreck"
}
