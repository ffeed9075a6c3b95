import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Guards", .everyCompletion, .limited)
struct GuardTests {
  private let trace = Trace()

  private func denying() -> InlineInterceptor<Any?> {
    InlineInterceptor { _ in throw Failure() }
  }

  /// A product in a navigation controller, each step with a guard, finder and factory that leave a trace.
  private func route(innermost: InlineInterceptor<Any?>? = nil) -> DestinationStep<ProductViewController, Int> {
    let trace = trace
    return StepAssembly(
      finder: ClassWithContextFinder(),
      factory: ClassFactory { (id: Int) in
        trace.note("build product")
        return ProductViewController(productID: id)
      }
    )
    .adding(trace.guarding("product 1"))
    .adding(innermost ?? trace.guarding("product 2"))
    .adding(trace.task("task product"))
    .using(UINavigationController.push())
    .from(
      SingleContainerStep(
        finder: NilFinder(),
        factory: NavigationControllerFactory<UINavigationController, Int> { _ in trace.note("build navigation") }
      )
      .adding(trace.guarding("navigation"))
      .adding(trace.task("task navigation"))
    )
    .using(.present)
    .from(.current)
    .assemble()
  }

  @Test("Global guards come first, then the steps', target first, all before anything is built")
  func order() async throws {
    let app = StartingState.firstTab.makeApp()
    app.router.add(trace.guarding("global 1"))
    app.router.add(trace.guarding("global 2"))
    try await app.router.navigate(to: route(), with: 1)
    #expect(
      trace.lines == [
        "global 1", "global 2", "product 1", "product 2", "navigation", "build navigation", "build product",
        "task product", "task navigation",
      ]
    )
  }

  @Test("The guards of a step that is found are asked too")
  func found() async throws {
    let app = App(root: ProductViewController(productID: 1))
    try await app.router.navigate(to: route(), with: 1)
    #expect(trace.lines == ["product 1", "product 2", "task product"])
  }

  @Test(
    "The guard of the screen that a route pushes onto is asked, whether the user sees that screen or not",
    arguments: [true, false])
  func expectedOrigin(isVisible: Bool) async throws {
    let app = App(root: isVisible ? stack(HomeViewController()) : stack(HomeViewController(), InfoViewController()))
    let home = findOrBuild(HomeViewController.self).adding(denying()).using(.replaceRoot).from(.root)
    let bag = build(BagViewController.self).using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(home)
    #expect(try app.router.plan(to: bag).guards.count == 1)
    await app.expectUndone { try await $0.navigate(to: bag, animated: false) }
  }

  @Test(
    "A denial ends the request with the guard's error; no other guard is asked, and nothing was built or touched",
    arguments: StartingState.allCases, [true, false])
  func denied(state: StartingState, isGlobal: Bool) async {
    let app = state.makeApp()
    if isGlobal {
      app.router.add(denying())
      app.router.add(trace.guarding("global 2"))
    }
    await app.expectUndone { try await $0.navigate(to: route(innermost: denying()), with: 1) }
    #expect(trace.lines == (isGlobal ? [] : ["product 1"]))
  }

  @Test("A guard that presents login is asked once, and the route is resolved anew with the login in place")
  func presentsLogin() async throws {
    let app = StartingState.firstTab.makeApp()
    let login = findOrBuild(LoginViewController.self).using(.present).from(.current)
    let router = app.router
    let trace = trace
    router.add(
      InlineInterceptor<Any?> { _ in
        trace.note("login guard")
        if trace.lines.count == 1 { try await router.navigate(to: login) }
        return .proceed
      }
    )
    try await router.navigate(to: route(), with: 1)
    #expect(trace.lines.filter { $0 == "login guard" }.count == 2)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           ├─ UINavigationController
           │  └─ CatalogueViewController
           ├─ UINavigationController
           │  └─ InfoViewController
           └─ presents LoginViewController  formSheet
              └─ presents UINavigationController  formSheet
                 └─ ProductViewController(id: 1)  ← top
        """
    )
  }

  @Test("A target that a guard brought up by itself is reached without being built")
  func broughtUp() async throws {
    let app = StartingState.firstTab.makeApp()
    app.router.add(InlineInterceptor<Any?>(checking: { _ in app.present(ProductViewController(productID: 5)) }))
    let result = try await app.router.navigate(to: route(), with: 5)
    #expect(result.viewController === app.top)
    #expect(!trace.lines.contains("build product"))
  }

  @Test("A guard of a step on the way redirects as well")
  func redirectOnTheWay() async throws {
    let app = StartingState.underOneModal.makeApp()
    let login = findOrBuild(LoginViewController.self).using(.present).from(.root)
    let container = NavigationControllerStep<Any?>()
      .adding(InlineInterceptor<Any?> { _ in .redirect(to: login) })
      .using(.present).from(.current).assemble()
    let step = build(BagViewController.self).using(UINavigationController.push()).from(container)
    let result = try await app.router.navigate(to: step)
    #expect(result.viewController is LoginViewController)
    #expect(app.top === result.viewController)
  }

  @Test("The error of a redirected navigation names the destination and where the guard led")
  func failureAfterRedirect() async {
    let app = StartingState.freshRoot.makeApp()
    let account = build(AccountViewController.self).using(UINavigationController.push())
      .from(find(UINavigationController.self)).from(.current)
    let login = findOrBuild(LoginViewController.self)
      .adding(InlineInterceptor<Any?> { _ in .redirect(to: account) }).using(.present).from(.root)
    let error = await app.expectRefused(as: .notFound) { try await $0.navigate(to: login) }
    #expect(error?.destination == "LoginViewController → AccountViewController")
    #expect(error?.description.contains("to LoginViewController → AccountViewController") == true)
  }

  @Test("Redirects in a circle are an error that names the circle")
  func redirectLoop() async {
    let app = StartingState.underOneModal.makeApp()
    let circle = Circle()
    let login = findOrBuild(LoginViewController.self)
      .adding(InlineInterceptor<Any?> { _ in .redirect(to: circle.next!) }).using(.present).from(.root)
    circle.next = findOrBuild(AccountViewController.self)
      .adding(InlineInterceptor<Any?> { _ in .redirect(to: login) }).using(.present).from(.root)
    let error = await app.expectRefused(as: .redirectLoop) { try await $0.navigate(to: login) }
    #expect(
      error?.reason == "the guards redirect in a circle: "
        + "LoginViewController → AccountViewController → LoginViewController"
    )
    #expect(error?.destination == "LoginViewController → AccountViewController")
  }

  @MainActor
  private final class Circle {
    var next: DestinationStep<AccountViewController, Any?>?
  }
}
