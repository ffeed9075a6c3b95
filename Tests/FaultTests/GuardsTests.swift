import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A guard may take its time and navigate itself", .patient, .limited)
struct GuardsTests {
  let world = World(cover: .nothing, selectedTab: 1)
  let router: DefaultRouter

  init() {
    router = DefaultRouter(window: world.window)
  }

  struct Denied: Error {}

  /// An action of the user while the login screen is open.
  enum Meanwhile: CaseIterable {
    case logsIn, opensForgotPassword, swipesDown, followsPublicLink, followsGuardedLink, followsSameLink

    /// The cases that can be made to happen: on UIKit, those without a gesture of the user's.
    static var possible: [Meanwhile] { allCases.filter { canMakeGestures || $0 != .swipesDown } }
  }

  @Test("A guard of a step that is needed only when the request has its turn is asked then")
  func neededLate() async throws {
    let guarded = Site("guarded", in: world) { .proceed }
    let secret = Site("secret", in: world)
    secret.origin = guarded
    try await router.reach(secret)
    let product = Site("product", in: world)
    product.origin = secret
    let gate = Gate()
    // Pops both as soon as it may, which the request that waits for the window finds out in its turn.
    let list = SingleStep(finder: SiteFinder(name: "list"), factory: NilFactory())
      .adding(InlineContextTask<CountingViewController, Any?> { _, _ in await gate.pass() })
      .from(.root).assemble()
    let first = Caller { try await router.navigate(to: list, animated: false) }
    #expect(await until { gate.arrivals == 1 })
    let second = router.go(to: product)
    await settle()
    #expect(guarded.asked == [1])
    gate.open()
    #expect(await until { first.isAnswered && second.isAnswered })
    #expect(second.reached != nil)
    #expect(guarded.asked == [2])
    #expect(world.stackNames == ["home", "list", "guarded", "secret", "product"])
  }

  @Test("Login is asked for through the router, and the user does other things there", arguments: Meanwhile.possible)
  func login(meanwhile: Meanwhile) async throws {
    let before = Impression(of: world)
    let loggedIn = Gate()
    var isClosed = false
    let login = Site("login", in: world, by: .present)
    let secret = Site("secret", in: world) {
      let screen = try await router.reach(login).viewController
      await until { loggedIn.isOpen || screen.presentingViewController == nil }
      isClosed = !loggedIn.isOpen
      if isClosed { throw Denied() }
      return .proceed
    }
    let other = Site("other", in: world) { .proceed }
    let request = router.go(to: secret)
    #expect(await until { world.modalNames == ["login"] })

    switch meanwhile {
    case .logsIn: loggedIn.open()
    case .opensForgotPassword:
      try await router.reach(Site("forgot", in: world, by: .present))
      #expect(world.modalNames == ["login", "forgot"])
      loggedIn.open()
    case .swipesDown: try world.window.user.swipeDown()
    case .followsPublicLink:
      try await router.reach(Site("public", in: world, by: .present))
      loggedIn.open()
    case .followsGuardedLink:
      // It is below the modals, so that it takes the login screen away.
      try await router.reach(other)
      #expect(other.asked == [1])
      loggedIn.open()
    case .followsSameLink:
      let again = router.go(to: secret)
      await settle()
      loggedIn.open()
      #expect(await until { again.reached != nil })
    }

    #expect(await until { request.isAnswered })
    #expect(secret.asked == [1])
    if meanwhile == .swipesDown {
      #expect(request.error is Denied)
      #expect(Impression(of: world) == before)
    } else if meanwhile != .followsGuardedLink {
      #expect(request.reached != nil)
      #expect(world.stackNames == ["home", "list", "detail", "secret"])
      #expect(world.modalNames == [])
      #expect(secret.built == 1)
    }
    #expect(world.isAtRest)
  }

  @Test("A guard replaces the root, and the way is found anew from there")
  func replacedRoot() async throws {
    let onboarding = Site("onboarding", in: world, by: .replaceRoot)
    let sheet = Site("sheet", in: world, by: .present) {
      try await router.reach(onboarding)
      return .proceed
    }
    let result = try await router.reach(sheet)
    #expect((world.window.rootViewController as? CountingViewController)?.name == "onboarding")
    #expect(result.viewController.presentingViewController === world.window.rootViewController)
    #expect(world.isAtRest)
  }

  @Test("A guard replaces the root, and there is no way any more")
  func noWayAnyMore() async throws {
    let onboarding = Site("onboarding", in: world, by: .replaceRoot)
    let product = Site("product", in: world) {
      try await router.reach(onboarding)
      return .proceed
    }
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.code == .notFound)
    #expect(product.built == 0)
    #expect((world.window.rootViewController as? CountingViewController)?.name == "onboarding")
  }

  enum Loss: CaseIterable {
    case rootIsGone, windowIsHidden, windowLeavesScene, originIsPopped, originIsDismissed
  }

  @Test("The window or the origin goes away during a guard", arguments: Loss.allCases)
  func loss(_ loss: Loss) async throws {
    let window = world.window
    let gate = Gate()
    let base = Site("base", in: world, by: loss == .originIsDismissed ? .present : .push)
    if loss == .originIsPopped || loss == .originIsDismissed { try await router.reach(base) }
    let target = Site("target", in: world, by: .present) {
      await gate.pass()
      return .proceed
    }
    let request = router.go(to: target)
    #expect(await until { gate.arrivals == 1 })
    switch loss {
    case .rootIsGone: window.rootViewController = nil
    case .windowIsHidden: window.isHidden = true
    case .windowLeavesScene: window.windowScene = nil
    case .originIsPopped: world.stack.popToRootViewController(animated: false)
    case .originIsDismissed: window.rootViewController?.dismiss(animated: false, completion: nil)
    }
    gate.open()
    #expect(await until { request.isAnswered })
    switch loss {
    case .rootIsGone: #expect(request.code == .nothingToStartFrom)
    case .windowIsHidden:
      // UIKit presents in a hidden window, too.
      #expect(request.code == nil)
      #expect(world.modalNames == ["target"])
    case .windowLeavesScene: break
    case .originIsPopped, .originIsDismissed: #expect(request.reached?.presentingViewController === world.tabs)
    }
    #expect(world.isAtRest)
  }

  @Test("If the second of two guards denies, the changes that the first made stay")
  func secondDenies() async throws {
    let login = Site("login", in: world, by: .present)
    let product = Site(
      "product",
      in: world,
      guards: [
        {
          try await router.reach(login)
          return .proceed
        }, { throw Denied() },
      ]
    )
    let request = router.go(to: product)
    #expect(await until { request.isAnswered })
    #expect(request.error is Denied)
    #expect(product.asked == [1, 1])
    #expect(product.built == 0)
    #expect(world.modalNames == ["login"])
    #expect(world.stackNames == ["home", "list", "detail"])
    #expect(world.isAtRest)
  }

  @Test("A step that only the second resolve visits has its guards asked then, and each guard is asked once")
  func newlyVisited() async throws {
    let base = Site("base", in: world) { .proceed }
    try await router.reach(base)
    let top = Site("top", in: world) {
      // Removes the controller that the route would have started from.
      world.stack.popViewController(animated: false)
      return .proceed
    }
    top.origin = base
    #expect(base.asked == [1])
    let result = try await router.reach(top)
    #expect(result.viewController === world.stack.topViewController)
    #expect(top.asked == [1])
    #expect(base.asked == [2], "Once for each of the two requests")
    #expect(world.stackNames == ["home", "list", "detail", "base", "top"])
    #expect(world.isAtRest)
  }

  @Test("A guard of a newly visited step that takes its time holds no other request up")
  func newlyVisitedWaits() async throws {
    let gate = Gate()
    var isFirst = true
    let base = Site("base", in: world) {
      if !isFirst { await gate.pass() }
      isFirst = false
      return .proceed
    }
    try await router.reach(base)
    let top = Site("top", in: world) {
      world.stack.popViewController(animated: false)
      return .proceed
    }
    top.origin = base
    let request = router.go(to: top)
    #expect(await until { gate.arrivals == 1 })
    try await router.reach(Site("meanwhile", in: world, by: .present))
    #expect(world.modalNames == ["meanwhile"])
    gate.open()
    #expect(await until { request.reached != nil })
    #expect(top.asked == [1])
    #expect(world.isAtRest)
  }
}
