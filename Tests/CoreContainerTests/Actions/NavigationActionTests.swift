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
