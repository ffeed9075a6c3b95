import Portolan
import PortolanLinks
import PortolanTool

/// The screens of a minimal app for the command line.
enum HarbourScreen: Screen, Codable, Linkable {
  case quay
  case pier(Int)
  /// A screen that can never be reached.
  case customs
  /// A screen without a link.
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
  static let version = "1.2"
}

/// An app that cannot start.
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

/// The harbour with an inbox and several windows, each of which opens when a ship has arrived.
final class FleetUnderTool: ToolApp {
  typealias AppScreen = HarbourScreen

  @MainActor
  private struct Berth {
    let window = UIWindow()
    let router: DefaultRouter
    let inbox: DeepLinkInbox<HarbourScreen>

    init() {
      router = DefaultRouter(window: window)
      inbox = DeepLinkInbox(
        router: router,
        understand: { source in
          if case .notification(let userInfo) = source, let pier = userInfo["pier"] as? Int { return .pier(pier) }
          if case .shortcut(let item) = source, item.type == "quay" { return .quay }
          return try HarbourScreen.links.parse(source.requireURL())
        })
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
  }

  private var berths: [Berth] = []
  private var number = 1

  init(options: NoOptions) async throws {
    try await open()
  }

  var window: UIWindow { berths[number - 1].window }
  var router: DefaultRouter { berths[number - 1].router }
  var inbox: DeepLinkInbox<HarbourScreen>? { berths[number - 1].inbox }

  func activateWindow(_ number: Int) async throws {
    guard (1...berths.count + 1).contains(number) else {
      throw NoSuchWindow(number: number, openCount: berths.count)
    }
    self.number = number
    if number > berths.count { try await open() }
  }

  private func open() async throws {
    let berth = Berth()
    berths.append(berth)
    try await berth.router.navigate(to: HarbourScreen.quay, animated: false)
  }

  nonisolated static var steps: [ToolStep<FleetUnderTool>] {
    [ToolStep("ship in") { $0.inbox?.gate.open(for: .launch) }]
  }
}

enum FleetTool: PortolanCommand {
  typealias App = FleetUnderTool

  static let name = "fleet"
}
