import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Question 3: push Account into any navigation controller on screen", .everyCompletion, .limited)
struct PushIntoAnyNavigationRouteTests {
  private let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
    .using(UINavigationController.pushToNavigation())
    .from(find(UINavigationController.self)).from(.current)

  @Test("Account goes onto the nearest stack, whose modals are dismissed", arguments: StartingState.tabbed)
  func pushed(state: StartingState) async throws {
    let app = state.makeApp()
    let root = try #require(app.window.rootViewController as? UITabBarController)
    let sheet = root.presentedViewController as? UINavigationController
    let nearest = sheet ?? root.selectedViewController
    let before = (nearest as? UINavigationController)?.viewControllers ?? []
    let result = try await app.router.navigate(to: account)
    #expect(app.top === result.viewController)
    #expect(result.viewController.navigationController === nearest)
    #expect((nearest as? UINavigationController)?.viewControllers == before + [result.viewController])
    #expect(root.presentedViewController === sheet)
  }

  @Test("Without a navigation controller it fails and says so")
  func none() async {
    let app = StartingState.freshRoot.makeApp()
    let error = await app.expectRefused(as: .notFound) { try await $0.navigate(to: account) }
    #expect(error?.step == "UINavigationController")
  }

  @Test("nilAction after the NilFactory changes nothing")
  func nilAction() async throws {
    let app = StartingState.otherTab.makeApp()
    let step = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
      .using(UINavigationController.pushToNavigation())
      .from(find(UINavigationController.self)).using(.none).from(.current)
    try await app.router.navigate(to: step)
    #expect(app.top is AccountViewController)
    #expect((app.window.rootViewController as? UITabBarController)?.selectedIndex == 1)
  }
}

@MainActor
@Suite(
  "Question 4: push Account into a visible navigation controller, or else into a new one",
  .everyCompletion, .limited
)
struct PushIntoVisibleOrNewNavigationRouteTests {
  private let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: XibFactory())
    .using(UINavigationController.pushToNavigation())
    .from(
      SwitchAssembly<UINavigationController, Any?>()
        .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
        .assemble(default: {
          ChainAssembly()
            .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
            .using(.present)
            .from(.current)
            .assemble()
        })
    )
    .assemble()

  @Test(
    "If a navigation controller is visible on top, it is used",
    arguments: [StartingState.firstTab, .otherTab, .deepStack, .underOneModal]
  )
  func visible(state: StartingState) async throws {
    let app = state.makeApp()
    let root = try #require(app.window.rootViewController as? UITabBarController)
    let nearest = root.presentedViewController as? UINavigationController ?? root.selectedViewController
    let result = try await app.router.navigate(to: account)
    #expect(app.top === result.viewController)
    #expect(result.viewController.navigationController === nearest)
  }

  @Test(
    "Without a visible stack, a stack is created and presented by the topmost controller",
    arguments: [StartingState.freshRoot, .underTwoModals]
  )
  func new(state: StartingState) async throws {
    let app = state.makeApp()
    let before = app.state
    let presenter = app.top
    let result = try await app.router.navigate(to: account)
    let navigation = try #require(result.viewController.navigationController)
    #expect(app.top === result.viewController)
    #expect(navigation.viewControllers == [result.viewController])
    #expect(navigation.presentingViewController === presenter)
    await presenter?.dismissToEnd(animated: false)
    #expect(app.state == before)
  }
}
