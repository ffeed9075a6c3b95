import Portolan
import PortolanLinks
import PortolanTool

/// The screens of an app without an inbox, in which boarding requires a ticket.
enum FerryScreen: Screen, Codable, Linkable {
  case ramp
  case deck

  static let links = LinkTable<FerryScreen>.trusting("https://ferry.example", "ferry://") {
    Link("/", .ramp)
    Link("/deck", .deck)
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
    case .ramp: .rootInNavigation
    case .deck: .push(onto: .ramp).guarded(by: TicketGuard())
    }
  }
}

/// A guard that asks the user for a ticket, and waits for the answer.
struct TicketGuard: RoutingInterceptor {
  func perform(with context: Any?) async throws -> InterceptorAnswer {
    let hasTicket = await withCheckedContinuation { answer in
      let question = UIAlertController(title: "Your ticket", message: nil, preferredStyle: .alert)
      question.addAction(UIAlertAction(title: "Show it", style: .default) { _ in answer.resume(returning: true) })
      question.addAction(UIAlertAction(title: "Lost it", style: .cancel) { _ in answer.resume(returning: false) })
      FerryUnderTool.current?.window.visibleScreens.last?.present(question, animated: false)
    }
    guard hasTicket else { throw NoTicket() }
    return .proceed
  }
}

struct NoTicket: Error, CustomStringConvertible {
  let description = "There is no ticket. To fix: buy one."
}

final class FerryUnderTool: ToolApp {
  typealias AppScreen = FerryScreen

  /// The app that was started last.
  static weak var current: FerryUnderTool?

  let window = UIWindow()
  let router: DefaultRouter

  init(options: NoOptions) async throws {
    router = DefaultRouter(window: window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: FerryScreen.ramp, animated: false)
    Self.current = self
  }
}

enum FerryTool: PortolanCommand {
  typealias App = FerryUnderTool

  static let name = "ferry"
}
