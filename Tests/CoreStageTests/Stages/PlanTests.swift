import Foundation
import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A plan", .everyCompletion, .limited)
struct PlanTests {
  private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
    .adding(InlineInterceptor<Any?> { _ in .proceed })
    .using(UINavigationController.push())
    .from(.navigationController)
    .using(.present)
    .from(.root)
    .assemble()

  @Test("A plan lists the controllers that are asked, dismissed, built and revealed")
  func text() throws {
    let app = StartingState.underTwoModals.makeApp()
    let plan = try app.router.plan(to: product, with: 42)
    #expect(
      plan.description == """
        Plan to reach ProductViewController
          ask        InlineInterceptor
          start at   UITabBarController
          dismiss    InfoViewController
          dismiss    UINavigationController
          build      UINavigationController  presentModally
          build      ProductViewController  push
          reveal     ProductViewController
        """
    )
    #expect(
      plan.summary == "starting at UITabBarController, dismissing InfoViewController, UINavigationController, "
        + "building UINavigationController, ProductViewController"
    )
  }

  @Test("A plan lists the controllers that are popped and replaced")
  func removed() throws {
    let first = ProductViewController(productID: 1)
    let app = App(root: tabs(stack(first, ProductViewController(productID: 2)), HomeViewController()))
    (app.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    let found = try app.router.plan(to: product, with: 1)
    #expect(found.removed == ["ProductViewController(id: 2)"])
    #expect(
      found.description == """
        Plan to reach ProductViewController
          ask        InlineInterceptor
          start at   ProductViewController(id: 1)
          remove     ProductViewController(id: 2)
          reveal     ProductViewController(id: 1)
        """
    )
    let home = build(HomeViewController.self).using(.replaceRoot).from(.root)
    #expect(try app.router.plan(to: home).removed == ["UITabBarController"])
    let pushed = build(HomeViewController.self).using(.pushAsRoot).from(find(UINavigationController.self))
      .from(.current)
    let all = ["ProductViewController(id: 1)", "ProductViewController(id: 2)"]
    #expect(try app.router.plan(to: pushed).removed == all)
  }

  @Test("A plan without steps says that nothing changes")
  func reached() throws {
    let app = App(root: ProductViewController(productID: 1))
    let plan = try app.router.plan(to: product, with: 1)
    #expect(plan.isReached)
    #expect(
      plan.description == """
        Plan to reach ProductViewController
          ask        InlineInterceptor
          start at   ProductViewController(id: 1)
          nothing to do: it is on top
        """
    )
    #expect(plan.summary == "ProductViewController is on top already")
  }

  @Test("A plan names the containers that a built controller is expected to bring along")
  func expected() throws {
    let app = App(root: HomeViewController())
    let account = find(AccountViewController.self).from(tabBar(with: AccountViewController.self))
    #expect(
      try app.router.plan(to: account).description == """
        Plan to reach AccountViewController
          start at   HomeViewController
          remove     HomeViewController
          build      UITabBarController  replaceRoot
          expect     AccountViewController
          reveal     AccountViewController
        """
    )
  }

  @Test("A plan survives JSON, and equal plans are equal", arguments: StartingState.allCases)
  func codable(state: StartingState) throws {
    let app = state.makeApp()
    let plan = try app.router.plan(to: product, with: 42)
    let decoded = try JSONDecoder().decode(NavigationPlan.self, from: JSONEncoder().encode(plan))
    #expect(decoded == plan)
    #expect(decoded.description == plan.description)
    #expect(try app.router.plan(to: product, with: 42) == plan)
    #expect(Set([plan, decoded]).count == 1)
  }

  @Test("Making a plan touches nothing, builds nothing and asks no guard", arguments: StartingState.allCases)
  func noSideEffects(state: StartingState) throws {
    let app = state.makeApp()
    app.router.add(InlineInterceptor<Any?> { _ in throw Failure() })
    let before = app.state
    let step = build(HomeViewController.self) { Issue.record("A plan builds nothing.") }.using(.replaceRoot).from(.root)
    _ = try app.router.plan(to: step)
    #expect(app.state == before)
  }

  @Test("A plan is carried out by navigate as it was", arguments: StartingState.allCases)
  func carriedOut(state: StartingState) async throws {
    let app = state.makeApp()
    let observer = app.recordEvents()
    let plan = try app.router.plan(to: product, with: 42)
    try await app.router.navigate(to: product, with: 42)
    #expect(Set(observer.plans) == [plan])
    #expect(observer.built.sorted() == plan.steps.filter { $0.source == .built }.map(\.screen).sorted())
    #expect(observer.dismissed == plan.dismissed.reversed())
    #expect(try app.router.plan(to: product, with: 42).isReached)
  }

  @Test("A plan fails as navigate does if there is no way")
  func noWay() async {
    let app = App(root: nil)
    let planned = #expect(throws: RoutingError.self) { try app.router.plan(to: product, with: 1) }
    let navigated = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: product, with: 1) }
    #expect(planned?.description == navigated?.description)
  }
}
