import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A finished step as the start of another route", .everyCompletion, .limited)
struct DestinationStepTests {
  private let product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
    .using(UINavigationController.push())
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  @Test("expectingContainer gives the container around the controller, whether it is found or built")
  func expectingContainer() async throws {
    let app = App(root: HomeViewController())
    let info = StepAssembly(finder: ClassFinder<InfoViewController, Int>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(product.expectingContainer())
      .assemble()
    try await app.router.navigate(to: info, with: 1)
    let expected = """
      UIWindow
      └─ HomeViewController
         └─ presents UINavigationController  formSheet
            ├─ ProductViewController(id: 1)
            └─ InfoViewController  ← top
      """
    #expect(app.tree == expected)

    (app.window.rootViewController?.presentedViewController as? UINavigationController)?
      .popViewController(animated: false)
    let found = app.top
    try await app.router.navigate(to: info, with: 1)
    #expect(app.tree == expected)
    #expect(app.top?.navigationController?.viewControllers.first === found)
  }

  @Test("A screen that is only found is searched again from the origin, under the modal that hides it")
  func foundUnderModal() async throws {
    let (home, account) = (HomeViewController(), AccountViewController())
    let app = App(root: tabs(home, account))
    app.present(InfoViewController())
    let step = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(options: [.current, .contained]), factory: NilFactory()
    )
    .from(.found(by: ClassFinder<HomeViewController, Any?>()))
    .assemble()
    #expect(try app.router.plan(to: step).steps.map(\.screen) == ["AccountViewController"])
    #expect(
      app.router.searches(for: step.destination).contains {
        if case .searched(_, _, let found) = $0 { found == "AccountViewController" } else { false }
      })
    #expect(try await app.router.navigate(to: step).viewController === account)
    #expect(app.top === account)
  }

  @Test("A screen that another step creates is found while the route is resolved, if that step is there already")
  func foundInContainer() async throws {
    let account = AccountViewController()
    let app = App(root: tabs(HomeViewController(), stack(account)))
    let tabScreen = StepAssembly(
      finder: ClassFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
    let accountScreen = find(AccountViewController.self).from(tabScreen)
    let info = build(InfoViewController.self).using(UINavigationController.push())
      .from(accountScreen.expectingContainer())
    let steps = try app.router.plan(to: info).steps
    #expect(steps.map(\.source) == [.found, .built])
    #expect(steps.map(\.screen) == ["AccountViewController", "InfoViewController"])
    let reached = try await app.router.navigate(to: info).viewController
    #expect(account.navigationController?.viewControllers == [account, reached])
    #expect(app.top === reached)
  }

  @Test("A container that was promised and is not there is an error before anything moves")
  func brokenPromise() async {
    let app = App(root: tabs(ProductViewController(productID: 1)))
    app.present(InfoViewController())
    let info = StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Int>())
      .using(UINavigationController.push())
      .from(product.expectingContainer())
      .assemble()
    #expect(throws: RoutingError.self) { try app.router.plan(to: info, with: 1) }
    await app.expectRefused(as: .containerNotFound) { try await $0.navigate(to: info, with: 1) }
  }

  @Test("adaptingContext makes the step's context from the route's, by a transformer or a closure")
  func adaptingContext() async throws {
    let app = App(root: HomeViewController())
    let byText = product.adaptingContext(using: InlineContextTransformer { (text: String) in text.count })
    try await app.router.navigate(to: byText, with: "four")
    #expect((app.top as? ProductViewController)?.productID == 4)

    let info = StepAssembly(finder: NilFinder(), factory: ClassFactory<InfoViewController, Bool>())
      .using(UINavigationController.push())
      .from(product.adaptingContext { (flag: Bool) in flag ? 1 : 0 }.expectingContainer())
      .assemble()
    try await app.router.navigate(to: info, with: true)
    #expect((app.top?.navigationController?.viewControllers.first as? ProductViewController)?.productID == 1)
  }

  @Test("A transformer that throws fails the navigation before it has touched anything")
  func failingTransformer() async {
    let app = StartingState.underTwoModals.makeApp()
    let step = product.adaptingContext { (_: String) -> Int in throw Failure() }
    #expect(throws: Failure()) { try app.router.plan(to: step, with: "") }
    await app.expectUndone { try await $0.navigate(to: step, with: "") }
  }

  @Test("Steps of Any? and of Void stand in a route of another context")
  func otherContexts() async throws {
    let app = App(root: UIViewController())
    let tabBar = SingleContainerStep(
      finder: ClassFinder<UITabBarController, Void>(),
      factory: TabBarControllerFactory()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
    let step = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(UINavigationController.push())
      .from(NavigationControllerStep<Any?>())
      .using(UITabBarController.add())
      .from(tabBar)
      .assemble()
    try await app.router.navigate(to: step, with: 42)
    #expect(
      app.tree == """
        UIWindow
        └─ UITabBarController  selected 0
           └─ UINavigationController
              └─ ProductViewController(id: 42)  ← top
        """
    )
  }

  @Test("Guards and tasks that are added to a finished step run after the step's own")
  func addedLate() async throws {
    let app = App(root: HomeViewController())
    let trace = Trace()
    let guarded = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .adding(asked("first", trace))
      .using(UINavigationController.push())
      .from(.navigationController)
      .adding(asked("second", trace))
      .using(.present)
      .from(.current)
      .adding(asked("third", trace))
      .adding(
        InlineContextTask { (product: ProductViewController, id: Int) in trace.note("task of \(product.productID)") }
      )
    try await app.router.navigate(to: guarded, with: 42)
    #expect(trace.lines == ["first 42", "second 42", "third 42", "task of 42"])

    let byText = guarded.adaptingContext { (text: String) in text.count }
      .adding(InlineInterceptor { (text: String) in trace.noting("text \(text)") })
    try await app.router.navigate(to: byText, with: "1234567")
    #expect(trace.lines.suffix(5) == ["first 7", "second 7", "third 7", "text 1234567", "task of 7"])
  }

  @Test("A guard that is added to a switch belongs to each of its cases, and is asked once")
  func addedToSwitch() async throws {
    let app = App(root: HomeViewController())
    let trace = Trace()
    let one = product.adding(asked("one", trace))
    let step = SwitchAssembly()
      .addCase(when: { $0 == 1 }, from: one)
      .assemble(default: { self.product })
      .adding(
        InlineInterceptor { (id: Int) in
          trace.note("switch \(id)")
          // The route is resolved again.
          await Task.yield()
          app.present(LoginViewController())
          return .proceed
        }
      )
      .adding(asked("last", trace))
    try await app.router.navigate(to: step, with: 1)
    #expect(trace.lines == ["one 1", "switch 1", "last 1"])
    try await app.router.navigate(to: step, with: 2)
    #expect(trace.lines.suffix(2) == ["switch 2", "last 2"])
  }

  @Test(
    "If a step only promises a container, the container's task fails unless the controller is that container itself")
  func taskOfPromisedContainer() async {
    let app = App(root: HomeViewController())
    let step: DestinationStep<UINavigationController, Int> = product.expectingContainer()
    let failing = step.adding(InlineContextTask { (_: UINavigationController, _: Int) in Issue.record("It ran.") })
    await app.expectRefused(as: .typeMismatch) { try await $0.navigate(to: failing, with: 1) }
  }

  @Test("A request joins another one for the same step, and not one for a step that was made of it")
  func joined() async throws {
    let product = product
    let doubled = product.adaptingContext { (text: String) in text.count * 2 }
    let counted = product.adaptingContext { (text: String) in text.count }
    let guarded = product.adding(asked("guarded", Trace()))
    let promised: DestinationStep<UINavigationController, Int> = product.expectingContainer()
    let found = StepAssembly(finder: ClassFinder<InfoViewController, Int>(), factory: NilFactory())
    let foundFromProduct = found.from(product)
    let foundFromRoot = found.from(.root)
    #expect(try await joins(product(1), product(1)))
    #expect(try await joins(promised(1), product(1)))
    #expect(try await joins(counted("1"), counted("1")))
    #expect(try await joins(GeneralStep.current().destination, GeneralStep.current().destination))
    #expect(try await !joins(product(1), product(2)))
    #expect(try await !joins(product(1), guarded(1)))
    #expect(try await !joins(counted("1"), doubled("1")))
    #expect(try await !joins(counted("1"), product(1)))
    #expect(try await !joins(GeneralStep.current().destination, GeneralStep.root().destination))
    #expect(try await !joins(foundFromProduct(1), foundFromRoot(1)))
  }

  /// Returns a Boolean value that indicates whether a request for one destination joins a request for another one.
  private func joins(_ one: Destination, _ other: Destination) async throws -> Bool {
    let app = App(root: stack(InfoViewController()))
    let observer = app.recordEvents()
    var answers = 0
    for destination in [one, other] { app.router.navigate(to: destination) { _ in answers += 1 } }
    await until { answers == 2 }
    return observer.lines.contains { $0.hasPrefix("joined") }
  }

  private func asked(_ name: String, _ trace: Trace) -> InlineInterceptor<Int> {
    InlineInterceptor { id in trace.noting("\(name) \(id)") }
  }
}

extension Trace {
  fileprivate func noting(_ line: String) -> InterceptorAnswer {
    note(line)
    return .proceed
  }
}
