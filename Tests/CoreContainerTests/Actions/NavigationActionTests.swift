import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Actions on a navigation controller", .everyCompletion, .limited)
struct NavigationActionTests {
  private let home = HomeViewController()
  private let info = InfoViewController()
  private let app: App

  init() {
    app = App(root: stack(home, info))
  }

  @Test("The action push puts the screen on top")
  func push() async throws {
    try await app.router.navigate(to: product(UINavigationController.push()), with: 1)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           ├─ InfoViewController
           └─ ProductViewController(id: 1)  ← top
        """
    )
    #expect(stackBelow == [home, info])
  }

  @Test("pushAsRoot makes the screen the only screen of the stack")
  func pushAsRoot() async throws {
    try await app.router.navigate(to: product(UINavigationController.pushAsRoot()), with: 1)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           └─ ProductViewController(id: 1)  ← top
        """
    )
    #expect(home.parent == nil)
    #expect(info.parent == nil)
  }

  @Test("pushReplacingLast puts the screen in the place of the topmost screen")
  func pushReplacingLast() async throws {
    try await app.router.navigate(to: product(UINavigationController.pushReplacingLast()), with: 1)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           ├─ HomeViewController
           └─ ProductViewController(id: 1)  ← top
        """
    )
    #expect(stackBelow == [home])
    #expect(info.parent == nil)
  }

  @Test("Neither a navigation controller nor a split view controller is pushed", arguments: [true, false])
  func containers(isSplit: Bool) async throws {
    let step = StepAssembly(
      finder: NilFinder<UIViewController, Any?>(),
      factory: ClassFactory { (_: Any?) in isSplit ? UISplitViewController() : UINavigationController() }
    )
    .using(.push).from(find(UINavigationController.self)).from(.current)
    await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step) }
  }

  @Test(
    "The three actions on a navigation controller work in an empty one",
    arguments: ["push", "pushAsRoot", "pushReplacingLast"]
  )
  func empty(name: String) async throws {
    let app = App(root: UINavigationController())
    let step =
      switch name {
      case "push": product(UINavigationController.push())
      case "pushAsRoot": product(UINavigationController.pushAsRoot())
      default: product(UINavigationController.pushReplacingLast())
      }
    try await app.router.navigate(to: step, with: 1)
    #expect(
      app.tree == """
        UIWindow
        └─ UINavigationController
           └─ ProductViewController(id: 1)  ← top
        """
    )
  }

  @Test("A navigation controller is never pushed into another")
  func noNesting() async {
    let step = StepAssembly(
      finder: NilFinder<UINavigationController, Any?>(),
      factory: ClassFactory { _ in UINavigationController() }
    )
    .using(UINavigationController.push())
    .from(GeneralStep.current().expectingContainer())
    .assemble()
    let error = await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step) }
    #expect(error?.reason == "push cannot put a navigation controller into a navigation controller")
  }

  @Test("A screen that is in the stack already is not pushed again")
  func noTwice() async {
    let step = StepAssembly(
      finder: NilFinder<HomeViewController, Any?>(),
      factory: FinderFactory(finder: ClassFinder<HomeViewController, Any?>())
    )
    .using(UINavigationController.push())
    .from(GeneralStep.current().expectingContainer())
    .assemble()
    let error = await app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step) }
    #expect(error?.reason == "push cannot add a controller that the stack holds already")
  }

  private var stackBelow: [UIViewController] {
    ((app.window.rootViewController as? UINavigationController)?.viewControllers ?? []).dropLast()
  }

  private func product<Pushing: Action>(_ action: Pushing) -> DestinationStep<ProductViewController, Int>
  where Pushing.ViewController == UINavigationController {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(action)
      .from(GeneralStep.current().expectingContainer())
      .assemble()
  }
}
