import Foundation
import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("An empty window is a place to start", .everyCompletion, .limited)
struct EmptyWindowTests {
  private let app = App(root: nil)

  private func home(
    _ factory: ClassFactory<HomeViewController, Any?> = ClassFactory()
  ) -> Step<HomeViewController, Any?, NeedsAction> {
    StepAssembly(finder: ClassFinder(), factory: factory)
  }

  @Test(
    "An empty window is a place to start for a route that sets the root, which the plan tells, with its guards and tasks"
  )
  func root() async throws {
    let observer = app.recordEvents()
    let step = home()
      .adding(InlineInterceptor<Any?>(checking: { _ in app.trace.note("guard") }))
      .adding(InlineContextTask<HomeViewController, Any?> { home, _ in app.trace.note("task on \(type(of: home))") })
      .adding(InlinePostTask<HomeViewController, Any?> { _, _, stack in app.trace.note("post task, \(stack.count)") })
      .using(.replaceRoot(animationOptions: .transitionCrossDissolve, duration: 0.1))
      .from(.root).assemble()
    let plan = try app.router.plan(to: step)
    #expect(
      plan.description == """
        Plan to reach HomeViewController
          ask        InlineInterceptor
          start at   empty window
          build      HomeViewController  replaceRoot
          reveal     HomeViewController
        """)
    #expect(plan.summary == "starting at empty window, building HomeViewController")
    #expect(try JSONDecoder().decode(NavigationPlan.self, from: JSONEncoder().encode(plan)) == plan)
    #expect(app.window.rootViewController == nil)
    let result = try await app.router.navigate(to: step)
    #expect(app.window.rootViewController === result.viewController)
    #expect(app.trace.lines == ["guard", "task on HomeViewController", "post task, 1"])
    #expect(observer.lines.contains { $0 == "replaceRoot: HomeViewController into the empty window" })
    #expect(try app.router.plan(to: step).isReached)
  }

  @Test("An empty window is empty again if the navigation fails")
  func undone() async throws {
    let step = home().using(.replaceRoot).from(.root).assemble().failing
    await #expect(throws: Failure.self) { try await app.router.navigate(to: step) }
    #expect(app.window.rootViewController == nil)
    try await app.router.navigate(to: home().using(.replaceRoot).from(.root).assemble())
    #expect(app.window.rootViewController is HomeViewController)
  }

  @Test("An empty window is a place to start also before the window is shown")
  func hidden() async throws {
    let window = UIWindow()
    let router = DefaultRouter(window: window)
    try await router.navigate(to: home().using(.replaceRoot).from(.root).assemble(), animated: false)
    #expect(window.rootViewController is HomeViewController)
  }

  @Test("A root that the app sets in an empty window meanwhile is replaced", arguments: [true, false])
  func raced(inGuard: Bool) async throws {
    func setRoot() {
      if app.window.rootViewController == nil { app.atOnce { app.window.rootViewController = InfoViewController() } }
    }
    let factory = ClassFactory<HomeViewController, Any?>(configuration: { _ in if !inGuard { setRoot() } })
    let guarding = InlineInterceptor<Any?>(checking: { _ in
      await Task.yield()
      if inGuard { setRoot() }
    })
    let step = home(factory).adding(guarding).using(.replaceRoot).from(.root).assemble()
    let observer = app.recordEvents()
    try await app.router.navigate(to: step)
    #expect(app.window.rootViewController is HomeViewController)
    #expect(observer.lines.contains("replaceRoot: HomeViewController into InfoViewController"))
    // The route is resolved anew.
    #expect(observer.built.count == (inGuard ? 1 : 2))
  }

  @Test("A root that the app sets while the new one leaves its container may refuse to leave")
  func racedInCommit() async throws {
    let screen = HomeViewController()
    let drawer = DrawerViewController([screen])
    drawer.whenSet = { [app] in
      drawer.whenSet = {}
      app.atOnce { app.window.rootViewController = EditorViewController() }
    }
    let step = reusing(screen).using(.replaceRoot).from(.root)
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step) }
    #expect(error?.code == .notDismissible)
    #expect(screen.parent === drawer)
  }

  @Test("An empty window is no place to start for a route that needs a controller, or another controller than the root")
  func needsController() async throws {
    let current = home().using(.present).from(.current).assemble()
    let root = home().using(.present).from(.root).assemble()
    let pushed = home().using(UINavigationController.push()).from(GeneralStep.root().expectingContainer()).assemble()
    let info = Step.found(by: ClassFinder<InfoViewController, Any?>())
    let other = home().using(.replaceRoot).from(info).assemble()
    for step in [current, root, pushed, other] {
      #expect(throws: RoutingError.self) { try app.router.plan(to: step) }
      await app.expectRefused(as: .nothingToStartFrom) { try await $0.navigate(to: step) }
    }
    await app.expectRefused(as: .nothingToStartFrom) { try await $0.navigate(to: .root) }
    #expect(app.window.rootViewController == nil)
  }

  @Test("An empty window refuses the routes that a window with a root refuses, before anything moves")
  func refused() async throws {
    let other = App(root: InfoViewController())
    let presented = other.present(HomeViewController())
    let sharing = reusing(presented).using(.replaceRoot).from(.root)
    await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: sharing) }
    let pushed = build(InfoViewController.self).using(UINavigationController.push())
      .from(home().using(.replaceRoot).from(.root).assemble().expectingContainer())
    let observer = app.recordEvents()
    await app.expectRefused(as: .containerNotFound) { try await $0.navigate(to: pushed) }
    #expect(!observer.lines.contains { $0.hasPrefix("replaceRoot") })
    #expect(app.window.rootViewController == nil)
  }
}
