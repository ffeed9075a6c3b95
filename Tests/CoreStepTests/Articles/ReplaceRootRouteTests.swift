import Portolan
import Testing

@MainActor
@Suite("Question 1 and 2: replace the root with Home", .everyCompletion, .limited)
struct ReplaceRootRouteTests {
  private let fromRoot = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  private let fromCurrent = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
    .using(.replaceRoot)
    .from(.current)
    .assemble()

  @Test("From the root it works in every state", arguments: StartingState.allCases)
  func root(state: StartingState) async throws {
    let app = state.makeApp()
    try await app.router.navigate(to: fromRoot)
    #expect(app.tree == "UIWindow\n└─ HomeViewController  ← top")
    #expect(app.window.headless.strandedViewControllers.isEmpty)
  }

  @Test("From current it works until something is presented", arguments: StartingState.allCases)
  func current(state: StartingState) async throws {
    let app = state.makeApp()
    guard state == .underOneModal || state == .underTwoModals else {
      try await app.router.navigate(to: fromCurrent)
      #expect(app.tree == "UIWindow\n└─ HomeViewController  ← top")
      return
    }
    let error = #expect(throws: RoutingError.self) { try app.router.plan(to: fromCurrent) }
    #expect(error?.code == .rootNotReplaceable)
    await app.expectRefused(as: .rootNotReplaceable) { try await $0.navigate(to: fromCurrent) }
  }

  @Test("A Home that is there already is revealed instead", arguments: StartingState.tabbed)
  func found(state: StartingState) async throws {
    let app = state.makeApp()
    let root = try #require(app.window.rootViewController as? UITabBarController)
    let home = HomeViewController()
    root.viewControllers?.append(home)
    try await app.router.navigate(to: fromRoot)
    #expect(app.window.rootViewController === root)
    #expect(app.top === home)
  }
}
