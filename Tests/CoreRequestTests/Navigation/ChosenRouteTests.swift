#if !canImport(UIKit)
  import Portolan
  import Testing

  /// An app whose settings are a sheet where there is room, and a screen of the stack where there is not.
  private enum DeskScreen: Screen {
    case home, settings, account, archive
    case feature(LampScreen)

    var assembly: any Assembly {
      if case .feature(let lamp) = self { return lamp.assembly }
      return InlineAssembly { UIViewController() }
    }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .settings:
        .when({ $0.hasRoom }, .presentInNavigation, otherwise: .push(onto: .home)).guarded(by: DeskGuard())
      case .account: .push(onto: .settings)
      // The home screen does not create it.
      case .archive: .when({ $0.hasRoom }, .part(of: .home), otherwise: .part(of: .home)).guarded(by: DeskGuard())
      case .feature(let lamp): lamp.route(in: Self.feature, parent: .home)
      }
    }
  }

  private enum LampScreen: Screen {
    case lamp

    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { .when({ $0.hasRoom }, .present(over: .parent), otherwise: .push(onto: .parent)) }
  }

  @MainActor
  private struct DeskGuard: RoutingInterceptor {
    static var asked: [DeskScreen] = []
    /// The gate at which the guard waits, or `nil` if it answers at once.
    static var gate: Gate?

    func perform(with screen: DeskScreen) async throws -> InterceptorAnswer {
      Self.asked.append(screen)
      await Self.gate?.pass()
      return .proceed
    }
  }

  extension UIWindow {
    fileprivate var hasRoom: Bool { traitCollection.horizontalSizeClass == .regular }
  }

  @MainActor
  @Suite("A route that is chosen by the window", .everyCompletion, .limited, .serialized)
  struct ChosenRouteTests {
    private let app = App(root: UIViewController())

    private var stack: [DeskScreen?] {
      (app.window.rootViewController as? UINavigationController)?.viewControllers.map { $0.screen() } ?? []
    }

    private var sheet: [DeskScreen?] {
      let presented = app.window.rootViewController?.presentedViewController
      return ((presented as? UINavigationController)?.viewControllers ?? presented.map { [$0] } ?? []).map {
        $0.screen()
      }
    }

    private func open(_ screen: DeskScreen, in width: UIUserInterfaceSizeClass) async throws {
      app.window.user.resize(to: width)
      try await app.router.navigate(to: DeskScreen.home, animated: false)
      try await app.router.navigate(to: screen, animated: false)
    }

    @Test(
      "A route that is chosen by the window takes the first way where its condition holds, and else the other, with one question to the guard",
      arguments: [UIUserInterfaceSizeClass.regular, .compact])
    func chosen(width: UIUserInterfaceSizeClass) async throws {
      DeskGuard.asked = []
      try await open(.settings, in: width)
      #expect(stack == (width == .regular ? [.home] : [.home, .settings]))
      #expect(sheet == (width == .regular ? [.settings] : []))
      #expect(DeskGuard.asked == [.settings])
    }

    @Test(
      "A route that is chosen by the window asks the guard once although the window chooses the other way meanwhile",
      arguments: [UIUserInterfaceSizeClass.regular, .compact])
    func guardsMeanwhile(width: UIUserInterfaceSizeClass) async throws {
      let gate = Gate()
      app.window.user.resize(to: width)
      try await app.router.navigate(to: DeskScreen.home, animated: false)
      (DeskGuard.asked, DeskGuard.gate) = ([], gate)
      defer { DeskGuard.gate = nil }
      async let result = app.router.navigate(to: DeskScreen.settings)
      await gate.arrivals(1)
      app.window.user.resize(to: width == .regular ? .compact : .regular)
      gate.open()
      _ = try await result
      #expect(DeskGuard.asked == [.settings])
      #expect(stack == (width == .regular ? [.home, .settings] : [.home]))
      #expect(sheet == (width == .regular ? [] : [.settings]))
    }

    @Test(
      "A route that is chosen by the window asks the guard of the choice even if there is no way",
      arguments: [UIUserInterfaceSizeClass.regular, .compact])
    func guardsFirst(width: UIUserInterfaceSizeClass) async throws {
      DeskGuard.asked = []
      let error = await #expect(throws: RoutingError.self) { try await open(.archive, in: width) }
      #expect(error?.code == .notFound)
      #expect(DeskGuard.asked.first == .archive)
    }

    @Test("A route that is chosen by the window finds a screen again that was opened on the other way")
    func found() async throws {
      try await open(.settings, in: .compact)
      app.window.user.resize(to: .regular)
      try await app.router.navigate(to: DeskScreen.settings, animated: false)
      #expect(stack == [.home, .settings])
      #expect(sheet == [])
    }

    @Test("A route that is chosen by the window carries the screens that begin at it")
    func onto() async throws {
      try await open(.account, in: .regular)
      #expect(sheet == [.settings, .account])
      try await app.router.navigate(to: DeskScreen.home, animated: false)
      try await open(.account, in: .compact)
      #expect(stack == [.home, .settings, .account])
    }

    @Test("A route that is chosen by the window works for the screen of a feature in an app")
    func embedded() async throws {
      try await open(.feature(.lamp), in: .regular)
      #expect(sheet == [.feature(.lamp)])
      try await app.router.navigate(to: DeskScreen.home, animated: false)
      try await open(.feature(.lamp), in: .compact)
      #expect(stack == [.home, .feature(.lamp)])
    }
  }
#endif
