import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Context tasks", .everyCompletion, .limited)
struct ContextTaskTests {
  private let trace = Trace()

  private func product<Source: Finder>(_ finder: Source) -> DestinationStep<ProductViewController, Int>
  where Source.ViewController == ProductViewController, Source.Context == Int {
    StepAssembly(finder: finder, factory: ClassFactory { (_: Int) in ProductViewController(productID: 0) })
      .adding(ContextSettingTask())
      .using(.present)
      .from(.current)
      .assemble()
  }

  @Test("ContextSettingTask hands the context to a screen that was built")
  func built() async throws {
    let app = StartingState.firstTab.makeApp()
    try await app.router.navigate(to: product(NilFinder()), with: 42)
    #expect((app.top as? ProductViewController)?.productID == 42)
  }

  @Test("ContextSettingTask hands the context to a screen that was found, on top or covered")
  func found() async throws {
    let screen = ProductViewController(productID: 1)
    let app = App(root: stack(screen))
    try await app.router.navigate(to: product(ClassFinder()), with: 2)
    #expect(screen.productID == 2)
    app.present(InfoViewController())
    try await app.router.navigate(to: product(ClassFinder()), with: 3)
    #expect(screen.productID == 3)
    #expect(app.top === screen)
  }

  @Test("Global context tasks run on every step ahead of the step's own, with the context of the step")
  func global() async throws {
    let trace = trace
    let app = StartingState.firstTab.makeApp()
    app.router.add(
      InlineContextTask { (screen: UIViewController, context: Any?) in
        trace.note("global \(type(of: screen)) \(context as? Int ?? -1)")
      }
    )
    let step = StepAssembly(finder: NilFinder(), factory: ProductFactory())
      .adding(InlineContextTask { (_: ProductViewController, id: Int) in trace.note("own \(id)") })
      .adding(trace.task("any"))
      .using(UINavigationController.push())
      .from(NavigationControllerStep<Int>())
      .using(.present)
      .from(.current)
      .assemble()
    try await app.router.navigate(to: step, with: 7)
    #expect(
      trace.lines == [
        "global ProductViewController 7", "own 7", "any", "global UINavigationController 7",
        "global UITabBarController 7",
      ]
    )
  }

  @Test(
    "A context task runs on a built screen before that enters the hierarchy, and on a found screen before anything moves"
  )
  func moment() async throws {
    let trace = trace
    let app = App(root: stack(HomeViewController()))
    app.present(InfoViewController())
    let bagTask = InlineContextTask { (bag: BagViewController, _: Any?) in
      trace.note("bag in \(bag.parent == nil ? "nothing" : "the stack")")
    }
    let stackTask = InlineContextTask { (stack: UINavigationController, _: Any?) in
      let modals = stack.presentedViewController == nil ? 0 : 1
      trace.note("\(stack.viewControllers.count) in the stack, \(modals) over it")
    }
    let step = build(BagViewController.self).adding(bagTask).using(.push)
      .from(find(UINavigationController.self).adding(stackTask)).from(.current)
    try await app.router.navigate(to: step)
    #expect(trace.lines == ["bag in nothing", "1 in the stack, 1 over it"])
  }

  @Test("A context task that throws on a screen that is on top already is not undone, as nothing has moved")
  func throwingOnTop() async {
    let app = App(root: BagViewController())
    app.router.add(InlineContextTask<UIViewController, Any?> { _, _ in throw Failure() })
    let step = findOrBuild(BagViewController.self).using(.replaceRoot).from(.root)
    await app.expectUndone { try await $0.navigate(to: step) }
  }

  @Test(
    "A screen that a context task of the visible origin has edited is asked before the action removes it",
    arguments: [true, false])
  func edited(mayLeave: Bool) async {
    let draft = DraftViewController()
    draft.hasUnsavedChanges = false
    draft.answer = .success(mayLeave)
    let app = App(root: stack(HomeViewController(), draft))
    let step = build(BagViewController.self)
      .using(UINavigationController.pushAsRoot())
      .from(
        find(UINavigationController.self)
          .adding(InlineContextTask { (_: UINavigationController, _: Any?) in draft.hasUnsavedChanges = true })
      )
      .from(.current)
    if mayLeave {
      await #expect(throws: Never.self) { try await app.router.navigate(to: step) }
      #expect(app.top is BagViewController)
    } else {
      await app.expectRefused(as: .leaveDenied) { try await $0.navigate(to: step) }
    }
    #expect(draft.questions == 1)
  }

  @Test("A context task runs on a step that is found in the commit")
  func expected() async throws {
    let app = App(root: UIViewController())
    let account = find(AccountViewController.self).adding(trace.task("account"))
      .from(tabBar(with: AccountViewController.self))
    try await app.router.navigate(to: account)
    #expect(trace.lines == ["account"])
  }
}
