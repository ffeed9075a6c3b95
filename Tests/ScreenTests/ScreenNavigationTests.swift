import Portolan
import PortolanTestTraits
@testable import PortolanCore
import Testing

private enum Page: Screen {
  case info
  @MainActor static var isModal = false

  var route: Route<Self> { Self.isModal ? .present : .push }
  var assembly: any Assembly { InlineAssembly { UIViewController() } }
}

@MainActor
@Suite("Navigating by screens", .limited)
struct ScreenNavigationTests {
  private let app = ShopApp()

  @Test("The screen of a controller does not keep it alive, and does not pass to a controller at the same address")
  func sameAddress() {
    var addresses: Set<ObjectIdentifier> = []
    weak var last: UIViewController?
    for id in 0..<1000 {
      let viewController = UIViewController()
      #expect(viewController.screen(as: ShopScreen.self) == nil)
      viewController.setScreen(ShopScreen.product(id: id))
      addresses.insert(ObjectIdentifier(viewController))
      last = viewController
    }
    #expect(last == nil)
    #expect(addresses.count < 1000, "no address was used again, so that nothing was tested")
  }

  @Test("A destination that an app keeps has the route that its screen has now")
  func keptDestination() async throws {
    try await app.go(.home)
    let router = DefaultRouter(window: app.window)
    let kept = Page.info.destination
    _ = try router.plan(to: kept)
    Page.isModal = true
    defer { Page.isModal = false }
    #expect(try router.plan(to: kept) == router.plan(to: Page.info))
    let page = try await router.navigate(to: kept, animated: false, policy: nil).viewController
    #expect(page.presentingViewController != nil)
    Page.isModal = false
    try await router.close(page, animated: false)
    let pushed = try await router.navigate(to: kept, animated: false, policy: nil).viewController
    #expect(pushed.presentingViewController == nil && pushed.navigationController != nil)
  }

  @Test(
    "Each screen of a walk is shown where its route says",
    arguments: [
      ([.bag], [.bag]), ([.home, .product(id: 42)], [.home, .product(id: 42)]),
      ([.bag, .product(id: 1)], [.bag, .product(id: 1)]), ([.forgotPassword], [.login, .forgotPassword]),
      ([.forgotPassword, .help], [.home, .help]), ([.bag, .modalBag], [.bag, .modalBag]),
      ([.bag, .modalBag, .login, .modalBag], [.bag, .modalBag, .login, .modalBag]),
    ] as [([ShopScreen], [ShopScreen])])
  func walk(screens: [ShopScreen], shown: [ShopScreen]) async throws {
    var last: UIViewController?
    for screen in screens { last = try await app.go(screen) }
    #expect(app.screens == shown)
    if case .product = screens.last { #expect(last?.navigationController != nil) }
  }

  @Test("An empty window starts with each screen whose route leads to a root, and with no other")
  func emptyWindow() async throws {
    for screen in [ShopScreen.launch, .tabs, .home, .bag, .help] {
      app.window.rootViewController = nil
      try await app.go(screen)
      #expect(app.window.rootViewController?.screen(as: ShopScreen.self) == (screen == .launch ? .launch : .tabs))
    }
    for screen in [ShopScreen.product(id: 1), .login, .forgotPassword, .modalBag] {
      app.window.rootViewController = nil
      let error = await #expect(throws: RoutingError.self) { try await app.go(screen) }
      #expect(error?.code == .nothingToStartFrom)
      #expect(app.window.rootViewController == nil)
    }
  }

  @Test("An empty window gets a navigation controller with a screen as its root, also for the screens on it")
  func emptyWindowInNavigation() async throws {
    enum Place: Screen {
      case home, product
      var assembly: any Assembly { InlineAssembly { UIViewController() } }
      var route: Route<Self> { self == .home ? .rootInNavigation : .push(onto: .home) }
    }
    app.window.rootViewController = nil
    #expect(
      try app.router.plan(to: Place.product).summary
        == "starting at empty window, building UINavigationController, home, product")
    try await app.router.navigate(to: Place.product, animated: false)
    #expect((app.window.rootViewController as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test("The same product is found, and another is not")
  func found() async throws {
    try await app.go(.home)
    let first = try await app.go(.product(id: 1))
    let second = try await app.go(.product(id: 2))
    #expect(first !== second)
    #expect(app.screens == [.home, .product(id: 1), .product(id: 2)])
    #expect(try await app.go(.product(id: 1)) === first)
    #expect(app.screens == [.home, .product(id: 1)])
  }

  @Test("A guard of a route learns the screen, and denies before anything moves")
  func guarded() async throws {
    try await app.go(.bag)
    await #expect(throws: SignedIn.Denied.self) { try await app.go(.settings) }
    #expect(app.screens == [.bag])
    try await SignedIn.$isSignedIn.withValue(true) { try await app.go(.settings) }
    #expect(app.screens == [.home, .settings])
  }

  @Test("A guard of the router is told the screen, and may redirect to another")
  func redirected() async throws {
    app.router.add(
      InlineInterceptor<Any?> { context in
        context as? ShopScreen == .product(id: 13) ? .redirect(to: ShopScreen.login) : .proceed
      })
    let result = try await app.router.navigate(to: ShopScreen.product(id: 13))
    #expect(result.destination.name == "login")
    #expect(app.screens == [.login])
  }

  @Test("A second request for an equal screen joins the first, and for another screen does not")
  func joined() async throws {
    struct Note: Screen {
      let text: String
      var assembly: any Assembly { PlainAssembly(screen: .login) }
      // Never found, so that each navigation presents another one.
      var route: Route<Self> { .present.searching([]) }
    }
    let controllers = await withCheckedContinuation { continuation in
      var reached: [UIViewController?] = []
      for text in ["a", "a", "b"] {
        app.router.navigate(to: Note(text: text), animated: false) { result in
          reached.append(try? result.get().viewController)
          if reached.count == 3 { continuation.resume(returning: reached) }
        }
      }
    }
    #expect(controllers[0] != nil)
    #expect(controllers[0] === controllers[1])
    #expect(controllers[0] !== controllers[2])
  }

  @Test("The plan and the tree name the screens")
  func names() async throws {
    try await app.go(.home)
    try await app.go(.product(id: 42))
    #expect(
      try app.router.plan(to: ShopScreen.product(id: 43)).description == """
        Plan to reach product(id: 43)
          start at   UINavigationController
          build      product(id: 43)  push
          reveal     product(id: 43)
        """)
    #expect(HierarchySnapshot(of: app.window).description.contains("PageViewController(product(id: 42))  ← top"))
  }

  @Test("A tree has the values of a screen, and its case if the class of the controller does not tell it")
  func detail() {
    let product = ShopScreen.product(id: 42)
    #expect(product.detail(in: "ProductViewController") == "id: 42")
    #expect(product.detail(in: "PlainViewController") == "product(id: 42)")
    #expect(ShopScreen.login.detail(in: "LoginViewController") == nil)
    #expect(ShopScreen.login.detail(in: "UITableViewController") == "login")
  }

  @Test("A route that is declared as a step asks the guards of the step first, and then its own")
  func guardsOfStep() async throws {
    enum Declared: Screen {
      case note
      @MainActor static var trace: [String] = []
      @MainActor static let step = StepAssembly(
        finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory<UIViewController, Any?>()
      ).adding(InlineInterceptor<Any?>(checking: { _ in trace.append("step") })).using(.present).from(.current)
        .assemble()
      var route: Route<Self> {
        Route(Self.step, with: nil).guarded(
          by: InlineInterceptor<Self>(checking: { screen in Self.trace.append("route of \(screen)") }))
      }
    }
    try await app.go(.home)
    let plan = try app.router.plan(to: Declared.note)
    #expect(plan.guards.count == 2)
    let result = try await app.router.navigate(to: Declared.note)
    #expect(Declared.trace == ["step", "route of note"])
    #expect(result.viewController.screen(as: Declared.self) == .note)
  }

  @Test("A route may lead over a screen of another enum, and its tasks need not know which screen it is")
  func otherEnum() async throws {
    enum Extra: Screen {
      case note, tab
      @MainActor static var trace: [String] = []
      var assembly: any Assembly { PlainAssembly(screen: .bag) }
      var route: Route<Self> {
        switch self {
        case .note:
          Route.present(over: ShopScreen.home)
            .adding(InlineContextTask<UIViewController, Any?> { _, screen in Self.trace.append("before \(screen!)") })
            .adding(InlinePostTask<UIViewController, Any?> { _, screen, _ in Self.trace.append("after \(screen!)") })
        case .tab: .part(of: ShopScreen.tabs)
        }
      }
    }
    try await app.router.navigate(to: Extra.note)
    #expect(app.screens == [.home])
    #expect(app.window.rootViewController?.presentedViewController?.screen(as: Extra.self) == .note)
    #expect(Extra.trace == ["before note", "after note"])
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: Extra.tab) }
    #expect(error?.code == .notFound)
    #expect(error?.fix.contains("call setScreen(_:) on the child") == true)
  }

  @Test("A step of one's own is a route as well")
  func ownStep() async throws {
    let bag = StepAssembly(
      finder: ClassWithNameFinder(), factory: ClassFactory { (name: String) in PageViewController(name: name) }
    ).using(.present).from(.current).assemble()
    struct Named: Screen {
      let name: String
      @MainActor static var step: DestinationStep<PageViewController, String>?
      var route: Route<Self> { Route(Self.step!, with: name) }
    }
    Named.step = bag
    let first = try await app.router.navigate(to: Named(name: "one")).viewController
    #expect((first as? PageViewController)?.name == "one")
    #expect(first.screen(as: Named.self) == Named(name: "one"))
    #expect(try await app.router.navigate(to: Named(name: "one")).viewController === first)
    #expect(try await app.router.navigate(to: Named(name: "two")).viewController !== first)
  }

  @Test("A step of one's own is known as its screen where it lies on the way to another as well")
  func ownStepOnTheWay() async throws {
    enum Page: Screen, Codable {
      case chapter(String)
      case note(String)

      @MainActor static let step = StepAssembly(
        finder: ClassWithNameFinder(), factory: ClassFactory { (name: String) in PageViewController(name: name) }
      ).using(.push).from(.navigationController).using(.present).from(.current).assemble()

      var assembly: any Assembly { PlainAssembly(screen: .help) }
      var route: Route<Self> {
        switch self {
        case .chapter(let name): Route(Self.step, with: name)
        case .note(let name): .push(onto: .chapter(name))
        }
      }
    }
    let note = try await app.router.navigate(to: Page.note("one")).viewController
    let stack = note.navigationController?.viewControllers ?? []
    #expect(stack.map { $0.screen(as: Page.self) } == [.chapter("one"), .note("one")])
    let state = NavigationState<Page>(of: app.window)
    #expect(
      state.root?.presented?.node.children.map(\.content) == [.screen(.chapter("one")), .screen(.note("one"))])

    // One that was there already, without being known as any screen.
    let found = PageViewController(name: "two")
    app.window.rootViewController = UINavigationController(rootViewController: found)
    try await app.router.navigate(to: Page.note("two"), animated: false)
    #expect(found.screen(as: Page.self) == .chapter("two"))
  }

  fileprivate enum Ring: Screen {
    case east, west

    var assembly: any Assembly { InlineAssembly { UIViewController() } }

    var route: Route<Self> {
      switch self {
      case .east: .push(onto: .west)
      case .west: .push(onto: .east)
      }
    }
  }

  @Test("A route that leads through itself ends at a screen that exists")
  func ring() async throws {
    let west = UIViewController()
    west.setScreen(Ring.west)
    app.window.rootViewController = UINavigationController(rootViewController: west)
    let east = try await app.router.navigate(to: Ring.east, animated: false).viewController
    #expect(east.navigationController?.viewControllers == [west, east])
  }

  #if os(macOS) || os(Linux)
    @Test(
      "A route that leads through itself and finds none of its screens ends the program, and the message says why",
      .ownProcess)
    func endlessRing() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try await MainActor.run {
          let window = UIWindow()
          window.rootViewController = UIViewController()
          _ = try DefaultRouter(window: window).plan(to: Ring.east)
        }
      }
      #expect(
        result.errorText.contains(
          "The route to west leads through itself: [\"west\", \"east\"]. To fix: let one of these routes"))
    }
  #endif
}

private struct ClassWithNameFinder: StackIteratingFinder {
  func isTarget(_ viewController: PageViewController, with name: String) -> Bool { viewController.name == name }
}
