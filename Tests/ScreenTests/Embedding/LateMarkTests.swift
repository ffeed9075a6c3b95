import Portolan
import PortolanTestSupport
import Testing

/// A feature whose container marks its children when its view is loaded.
private enum WizardScreen: Screen, Codable {
  case start
  case step(Int)
  case pages
  case page(Int)
  case help(GuideScreen)

  var assembly: any Assembly {
    switch self {
    case .start: InlineAssembly { WizardController() }
    case .pages: InlineAssembly { UINavigationController(rootViewController: PageViewController(showing: .page(1))) }
    case .step, .page: LabelAssembly(text: "\(self)")
    case .help(let screen): screen.assembly(in: Self.help)
    }
  }

  var route: Route<Self> {
    switch self {
    case .start, .pages: .present
    case .step, .help: .part(of: .start)
    case .page: .part(of: .pages)
    }
  }
}

private final class WizardController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers =
      (1...3).map { PageViewController(showing: .step($0)) } + [
        WizardScreen.help(.topic).buildController()
      ]
  }
}

/// A feature of the feature that changes its own mark.
private enum GuideScreen: Screen, Codable {
  case topic, other

  var assembly: any Assembly { LabelAssembly(text: "\(self)") }
}

extension PageViewController {
  fileprivate convenience init(showing screen: WizardScreen) {
    self.init(name: "\(screen)")
    setScreen(screen)
  }
}

/// An app that embeds the feature.
private enum WizardApp: Screen, Codable {
  case home
  case wizard(WizardScreen)

  var assembly: any Assembly {
    switch self {
    case .home: LabelAssembly(text: "home")
    case .wizard(let screen): screen.assembly(in: Self.wizard)
    }
  }

  var route: Route<Self> {
    switch self {
    case .home: .root
    case .wizard(let screen): screen.route(in: Self.wizard, parent: .home)
    }
  }
}

/// An app that embeds a feature, in which the wizard is a feature.
private enum SuiteApp: Screen, Codable {
  case tools(WizardApp)

  var assembly: any Assembly {
    switch self {
    case .tools(let screen): screen.assembly(in: Self.tools)
    }
  }

  var route: Route<Self> {
    switch self {
    case .tools(let screen): screen.route(in: Self.tools)
    }
  }
}

/// The apps that show the feature.
private enum Host: String, CaseIterable, CustomTestStringConvertible {
  case itself, app, suite

  var testDescription: String { rawValue }

  @MainActor
  func destination(of screen: WizardScreen) -> Destination {
    switch self {
    case .itself: screen.destination
    case .app: WizardApp.wizard(screen).destination
    case .suite: SuiteApp.tools(.wizard(screen)).destination
    }
  }

  @MainActor
  func buildController(for screen: WizardScreen) -> UIViewController {
    switch self {
    case .itself: screen.buildController()
    case .app: WizardApp.wizard(screen).buildController()
    case .suite: SuiteApp.tools(.wizard(screen)).buildController()
    }
  }
}

@MainActor
@Suite("Screens that a feature marks after it was built are reached, alone and in apps that embed it", .limited)
struct LateMarkTests {
  @MainActor
  private struct Shown {
    let window: UIWindow
    let router: DefaultRouter
    let host: Host

    init(by host: Host, root: UIViewController = UIViewController()) {
      self.host = host
      window = UIWindow.visible(root)
      router = DefaultRouter(window: window)
    }

    @discardableResult
    func go(_ screen: WizardScreen) async throws -> UIViewController {
      try await router.navigate(to: host.destination(of: screen), animated: false).viewController
    }

    func isMissing(_ screen: WizardScreen) async -> Bool {
      let error = await #expect(throws: RoutingError.self) { try await go(screen) }
      return error?.code == .targetNotFound || error?.code == .notFound
    }
  }

  @Test("A container marks its children when its view is loaded", arguments: Host.allCases)
  private func loaded(host: Host) async throws {
    let app = Shown(by: host)
    try await app.go(.start)
    let second = try await app.go(.step(2))
    #expect((second as? PageViewController)?.name == "step(2)")
  }

  @Test("A controller changes its mark, and is no longer found by the old mark", arguments: Host.allCases)
  private func changed(host: Host) async throws {
    let app = Shown(by: host)
    let wizard = try await app.go(.start)
    let first = try #require((wizard as? UITabBarController)?.viewControllers?.first)
    for number in 7...9 {
      first.setScreen(WizardScreen.step(number))
      #expect(try await app.go(.step(3)) !== first)
      #expect(try await app.go(.step(number)) === first)
      #expect(await app.isMissing(.step(number == 7 ? 1 : number - 1)))
    }
    first.setScreen(nil)
    #expect(await app.isMissing(.step(9)))
  }

  @Test(
    "A feature in the feature, which a container builds when its view is loaded, changes its mark",
    arguments: Host.allCases)
  private func inner(host: Host) async throws {
    let app = Shown(by: host)
    try await app.go(.start)
    let guide = try await app.go(.help(.topic))
    guide.setScreen(GuideScreen.other)
    #expect(try await app.go(.help(.other)) === guide)
    #expect(await app.isMissing(.help(.topic)))
  }

  @Test("A controller that a container of the feature presents is marked", arguments: Host.allCases)
  private func presented(host: Host) async throws {
    let app = Shown(by: host)
    let wizard = try await app.go(.start)
    let sheet = PageViewController(showing: .step(8))
    await withCheckedContinuation { done in wizard.present(sheet, animated: false) { done.resume() } }
    #expect(try await app.go(.step(8)) === sheet)
    #expect(try await app.go(.step(1)) !== sheet)
  }

  @Test("The screen of the app in place of a mark is a mark as well", arguments: [Host.app])
  private func marked(host: Host) async throws {
    let app = Shown(by: host)
    let wizard = try await app.go(.start)
    let second = try #require((wizard as? UITabBarController)?.viewControllers?[1])
    second.setScreen(WizardApp.wizard(.step(6)))
    #expect(try await app.go(.step(6)) === second)
    second.setScreen(WizardScreen.step(7))
    #expect(try await app.go(.step(7)) === second)
    #expect(second.screen() == WizardApp.wizard(.step(7)))
    #expect(second.screen(as: WizardScreen.self) == nil)
  }

  @Test(
    "The apps of two routers in one process have their own screens", arguments: [(Host.app, Host.suite), (.app, .app)])
  private func twoApps(hosts: (Host, Host)) async throws {
    let apps = [Shown(by: hosts.0), Shown(by: hosts.1)]
    for app in apps { try await app.go(.start) }
    var seconds: [UIViewController] = []
    for app in apps {
      let second = try await app.go(.step(2))
      #expect(second.viewIfLoaded?.window === app.window)
      seconds.append(second)
    }
    seconds[0].setScreen(WizardScreen.step(7))
    #expect(try await apps[0].go(.step(7)) === seconds[0])
    #expect(await apps[1].isMissing(.step(7)))
    #expect(try await apps[1].go(.step(2)) === seconds[1])
  }

  #if !canImport(UIKit)
    /// Pushes a page onto the stack of the feature, which is in a container of the app, and moves it into another container.
    private func movePage(
      in app: Shown, _ stack: UINavigationController, into other: UINavigationController
    ) async throws {
      let late = PageViewController(name: "late")
      stack.pushViewController(late, animated: false)
      late.setScreen(WizardScreen.page(2))
      #expect(try await app.go(.page(2)) === late)
      #expect(late.parent === stack)
      app.window.user.resize(to: .compact)
      #expect(late.parent === other)
      #expect(try await app.go(.page(2)) === late)
      late.setScreen(WizardScreen.page(3))
      #expect(try await app.go(.page(3)) === late)
      #expect((try await app.go(.page(1)) as? PageViewController)?.name == "page(1)")
    }

    /// Returns an app with a split view controller that shows the stack of the feature beside another stack.
    private static func split(by host: Host, showing stack: UINavigationController) -> (Shown, UINavigationController) {
      let list = UINavigationController(rootViewController: UIViewController())
      let split = UISplitViewController()
      split.viewControllers = [list, stack]
      return (Shown(by: host, root: split), list)
    }

    @Test("A controller that was built with the feature moves before its mark is read", arguments: Host.allCases)
    private func movedUnread(host: Host) async throws {
      let stack = try #require(host.buildController(for: .pages) as? UINavigationController)
      let page = try #require(stack.viewControllers.first)
      let (app, list) = Self.split(by: host, showing: stack)
      app.window.user.resize(to: .compact)
      #expect(page.parent === list)
      #expect(try await app.go(.page(1)) === page)
    }

    @Test("A controller moves onto the stack of More of an app", arguments: Host.allCases)
    private func more(host: Host) async throws {
      let stack = try #require(host.buildController(for: .pages) as? UINavigationController)
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [stack]
      let app = Shown(by: host, root: tabs)
      try await movePage(in: app, stack, into: tabs.moreNavigationController)
    }

    @Test("A controller moves onto the stack of an app when a split view collapses", arguments: Host.allCases)
    private func collapsed(host: Host) async throws {
      let stack = try #require(host.buildController(for: .pages) as? UINavigationController)
      let (app, list) = Self.split(by: host, showing: stack)
      try await movePage(in: app, stack, into: list)
    }
  #endif
}
