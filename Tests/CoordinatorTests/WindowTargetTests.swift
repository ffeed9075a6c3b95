#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestSupport
  import PortolanTestTraits
  import Testing

  @MainActor
  @Suite("The window in which a screen is shown", .serialized, .limited, .patient)
  struct WindowTargetTests {
    enum Place: Screen, Linkable {
      case home, bag, product(id: Int), settings

      static let links = LinkTable<Place>.trusting("https://places.example") {
        Link("/products/{id}", Place.product) { if case .product(let id) = $0 { id } else { nil } }
        Link("/bag", .bag)
      }

      var assembly: any Assembly { InlineAssembly { UIViewController() } }
      var route: Route<Self> { self == .home ? .rootInNavigation : .push }
    }

    /// A scene as the system connects it, with a window, a router and an inbox of its own.
    @MainActor
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private(set) var router: DefaultRouter?
      private(set) var inbox: DeepLinkInbox<Place>?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let router = DefaultRouter(window: window)
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
        window.rootViewController?.children.first?.setScreen(Place.home)
        window.makeKeyAndVisible()
        let inbox = DeepLinkInbox(router: router, links: Place.links)
        inbox.receive(.all(in: connectionOptions))
        inbox.gate.open(for: .launch)
        (self.window, self.router, self.inbox) = (window, router, inbox)
      }

      var screens: [Place?] {
        (window?.rootViewController as? UINavigationController)?.viewControllers.map { $0.screen(as: Place.self) } ?? []
      }
    }

    enum Case: String, CaseIterable, Codable, CustomTestStringConvertible {
      case thisWindow = "The target of this window is the router's window, also if another is the key window"
      case showing = "A window that keeps the screen is made key and active, and its own router navigates"
      case ownWindow = "The router's own window comes first, and is meant if no window has the screen"
      case disconnected = "A window whose scene was disconnected, or that is hidden, is not meant"
      case disconnectedMeanwhile =
        "A request keeps its window if the scene is disconnected meanwhile, and the next one is for the router's window"
      case sharedRouter = "A router of the key window navigates in a window that has no router of its own"
      case flowInGuard = "A flow of one screen in a guard does not make its router the router of the window"
      case newWindow = "A new window is connected with the activity, and its inbox continues with the screen"
      case onePhone = "Where the app can have one window only, the error says so, and nothing moves"
      case neverConnected = "A scene that never connects ends the request with an error, and no later one"
      case twoAtOnce = "Of two requests for a new window at once, a scene that connects ends its own"
      case inbox = "The inbox carries a link out in the window that its target names"

      var testDescription: String { rawValue }
    }

    // The scenes are in a process of their own, because another test may ask for the key window meanwhile.
    @Test("A screen is shown in the window that its target names", .ownProcess, arguments: Case.allCases)
    static func apart(each: Case) async {
      await #expect(processExitsWith: .success) { [each = each as Case] in
        try await WindowTargetTests.perform(each)
      }
    }

    private static func perform(_ each: Case) async throws {
      switch each {
      case .thisWindow: try await inScenes { try await $0.thisWindow() }
      case .showing: try await inScenes { try await $0.showing() }
      case .ownWindow: try await inScenes { try await $0.ownWindow() }
      case .disconnected:
        for isHidden in [true, false] { try await inScenes { try await $0.disconnected(isHidden: isHidden) } }
      case .disconnectedMeanwhile: try await inScenes { try await $0.disconnectedMeanwhile() }
      case .sharedRouter: try await inScenes { try await $0.sharedRouter() }
      case .flowInGuard: try await inScenes { try await $0.flowInGuard() }
      case .newWindow: try await inScenes { try await $0.newWindow() }
      case .onePhone: try await inScenes { try await $0.onePhone() }
      case .neverConnected: try await inScenes { try await $0.neverConnected() }
      case .twoAtOnce: for connecting in 1...2 { try await inScenes { try await $0.twoAtOnce(connecting: connecting) } }
      case .inbox: try await inScenes { try await $0.inbox() }
      }
    }

    /// Runs a test, and closes its scenes.
    private static func inScenes(_ body: (WindowTargetTests) async throws -> Void) async throws {
      let tests = try WindowTargetTests()
      defer {
        HeadlessSystem.supportMultipleScenes(nil)
        for scene in tests.scenes { HeadlessSystem.disconnect(scene) }
      }
      try await body(tests)
    }

    private let first = Delegate()
    private let second = Delegate()
    private let scenes = [UIWindowScene(), UIWindowScene()]
    private let router: DefaultRouter
    private let other: DefaultRouter

    init() throws {
      HeadlessSystem.supportMultipleScenes(nil)
      for (scene, delegate) in zip(scenes, [first, second]) {
        scene.delegate = delegate
        HeadlessSystem.connect(scene)
        delegate.scene(scene, willConnectTo: scene.session, options: HeadlessSystem.connectionOptions())
      }
      (router, other) = try (#require(first.router), #require(second.router))
    }

    private func thisWindow() async throws {
      let result = try await router.navigate(to: Place.bag, in: .thisWindow)
      #expect(result?.outcome == .reached)
      #expect(first.screens == [.home, .bag])
      #expect(second.screens == [.home])
    }

    private func showing() async throws {
      try await other.navigate(to: Place.product(id: 1))
      try await other.navigate(to: Place.bag)
      var asked = 0
      other.add(InlineInterceptor<Any?>(checking: { _ in asked += 1 }))
      first.window?.makeKey()
      HeadlessSystem.setState(.background, of: scenes[1])
      let result = try await router.navigate(to: Place.settings, in: .showing(Place.product(id: 1)))
      #expect(result?.outcome == .reached)
      #expect(second.screens == [.home, .product(id: 1), .bag, .settings])
      #expect(first.screens == [.home])
      #expect(second.window?.isKeyWindow == true)
      #expect(UIApplication.shared.keyWindow === second.window)
      await settle()
      #expect(scenes[1].activationState == .foregroundActive)
      #expect(asked == 1)
    }

    private func ownWindow() async throws {
      try await other.navigate(to: Place.settings, in: .showing(Place.home))
      #expect(second.screens == [.home, .settings])
      try await router.navigate(to: Place.bag, in: .showing(Place.product(id: 9)))
      #expect(first.screens == [.home, .bag])
    }

    private func disconnected(isHidden: Bool) async throws {
      try await other.navigate(to: Place.bag)
      if isHidden { second.window?.isHidden = true } else { HeadlessSystem.disconnect(scenes[1]) }
      try await router.navigate(to: Place.settings, in: .showing(Place.bag))
      #expect(first.screens == [.home, .settings])
      #expect(second.screens == [.home, .bag])
    }

    private func disconnectedMeanwhile() async throws {
      try await other.navigate(to: Place.bag)
      other.add(
        InlineInterceptor<Any?> { [scenes, second] _ in
          HeadlessSystem.disconnect(scenes[1])
          second.window = nil
          return .proceed
        })
      let result = try await router.navigate(to: Place.settings, in: .showing(Place.bag))
      #expect(result?.viewController.screen(as: Place.self) == .settings)
      #expect(first.screens == [.home])
      try await router.navigate(to: Place.settings, in: .showing(Place.bag))
      #expect(first.screens == [.home, .settings])
    }

    /// Runs a test with a window that has no router of its own, and shows a product.
    private func withThirdWindow(_ body: (UIWindow) async throws -> Void) async throws {
      let scene = UIWindowScene()
      HeadlessSystem.connect(scene)
      defer { HeadlessSystem.disconnect(scene) }
      let window = UIWindow(windowScene: scene)
      let root = UIViewController()
      root.setScreen(Place.product(id: 5))
      window.rootViewController = UINavigationController(rootViewController: root)
      window.isHidden = false
      first.window?.makeKey()
      try await body(window)
    }

    private func sharedRouter() async throws {
      try await withThirdWindow { window in
        try await DefaultRouter().navigate(to: Place.bag, in: .showing(Place.product(id: 5)))
        #expect(
          (window.rootViewController as? UINavigationController)?.topViewController?.screen(as: Place.self) == .bag)
      }
    }

    private func flowInGuard() async throws {
      try await withThirdWindow { window in
        let router = DefaultRouter()
        let screen = UIViewController()
        var asked = 0
        router.add(
          InlineInterceptor<Any?>(checking: { _ in
            asked += 1
            guard asked == 1 else { throw Failure() }
            _ = try await run(ScreenFlow<Int> { _ in screen })
          }))
        let login = Task { try await router.navigate(to: Place.bag, in: .showing(Place.product(id: 5))) }
        await until { screen.presentingViewController != nil && window.isAtRest }
        await #expect(throws: Failure.self) {
          try await router.navigate(to: Place.settings, in: .showing(Place.product(id: 5)))
        }
        login.cancel()
        _ = await login.result
      }
    }

    private func newWindow() async throws {
      let third = Delegate()
      HeadlessSystem.supportMultipleScenes { _ in third }
      let url = try #require(Place.product(id: 7).url)
      let activity = NSUserActivity(link: url, activityType: "example.place")
      let result = try await router.navigate(to: Place.product(id: 7), in: .newWindow(carrying: activity))
      #expect(result == nil)
      await third.inbox?.deliver(.bag)
      #expect(third.screens == [.home, .product(id: 7), .bag])
      #expect(first.screens == [.home])
      if let scene = third.window?.windowScene { HeadlessSystem.disconnect(scene) }
    }

    private func onePhone() async throws {
      let activity = NSUserActivity(activityType: "example.place")
      let error = await #expect(throws: RoutingError.self) {
        try await router.navigate(to: Place.bag, in: .newWindow(carrying: activity))
      }
      #expect(error?.code == .actionRefused)
      #expect(error?.reason == "the system refuses a window")
      #expect(error?.underlyingError != nil)
      #expect(error?.fix.contains("UIApplicationSupportsMultipleScenes") == true)
      #expect(first.screens == [.home])
    }

    private func neverConnected() async throws {
      HeadlessSystem.supportMultipleScenes { _ in nil }
      let activity = NSUserActivity(activityType: "example.place")
      let inbox = DeepLinkInbox(router: router, links: Place.links) {
        $0 == .bag ? .newWindow(carrying: activity) : .thisWindow
      }
      inbox.gate.open(for: .launch)
      // The deadline is near.
      let (bag, product) = await Deadline.$pass.withValue(
        Deadline.Wait { _ in try await Task.sleep(for: .seconds(1)) }
      ) {
        async let product = inbox.deliver(.product(id: 1))
        return await (inbox.deliver(.bag), product)
      }
      guard case .denied(let error as RoutingError) = bag else { throw CancellationError() }
      #expect(error.code == .actionRefused)
      #expect(error.reason == "the system has not connected a new window")
      #expect(error.fix.contains("UIApplicationSupportsMultipleScenes"))
      #expect(product.isReached)
      #expect(first.screens == [.home, .product(id: 1)])
      // The next window connects, and has what is asked for then.
      let third = Delegate()
      HeadlessSystem.supportMultipleScenes { _ in third }
      let url = try #require(Place.bag.url)
      try await router.navigate(
        to: Place.bag, in: .newWindow(carrying: NSUserActivity(link: url, activityType: "example.place")))
      await third.inbox?.deliver(.settings)
      #expect(third.screens == [.home, .bag, .settings])
      if let scene = third.window?.windowScene { HeadlessSystem.disconnect(scene) }
    }

    private func twoAtOnce(connecting number: Int) async throws {
      let third = Delegate()
      var sessions = 0
      let makeDelegate: @MainActor (UISceneSession) -> (any UISceneDelegate)? = { _ in
        sessions += 1
        return sessions == number ? third : nil
      }
      HeadlessSystem.supportMultipleScenes(makeDelegate)
      // The deadline is near.
      let requests = Deadline.$pass.withValue(Deadline.Wait { _ in try await Task.sleep(for: .seconds(1)) }) {
        (1...2).map { _ in
          Task {
            let activity = NSUserActivity(activityType: "example.place")
            try await router.navigate(to: Place.bag, in: .newWindow(carrying: activity))
          }
        }
      }
      for (index, request) in requests.enumerated() {
        if index + 1 == number {
          try await request.value
        } else {
          await #expect(throws: RoutingError.self) { try await request.value }
        }
      }
      if let scene = third.window?.windowScene { HeadlessSystem.disconnect(scene) }
    }

    private func inbox() async throws {
      try await other.navigate(to: Place.product(id: 3))
      let inbox = DeepLinkInbox(router: router, links: Place.links) { .showing($0) }
      inbox.gate.open(for: .launch)
      let answer = await inbox.deliver(.product(id: 3))
      #expect(answer.isReached)
      #expect(second.screens == [.home, .product(id: 3)])
      #expect(second.window?.isKeyWindow == true)
      await inbox.deliver(.bag)
      #expect(first.screens == [.home, .bag])
    }
  }
#endif
