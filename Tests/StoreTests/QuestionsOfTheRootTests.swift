import Portolan
import PortolanTool
import StoreApp
import Testing

@Suite("Questions 1, 2 and 5: the root", .limited)
@MainActor
struct QuestionsOfTheRootTests {
  @Test("Question 1: Home is visible, and no modal is left", arguments: StartingState.allCases)
  func homeAsRoot(state: StartingState) async throws {
    let store = try await state.store()
    let result = try await store.router.navigate(to: store.routes.home.homeAsRoot)
    #expect(store.top is HomeViewController)
    #expect(store.top === result.viewController)
    #expect(store.modals.isEmpty)
  }

  @Test(
    "Question 1: if there is no Home yet, a new one becomes the root",
    arguments: [StartingState.onboarding, .onboardingUnderModal])
  func homeReplacesRoot(state: StartingState) async throws {
    let store = try await state.store()
    weak let old = store.window.rootViewController
    try await store.router.navigate(to: store.routes.home.homeAsRoot)
    #expect(store.window.rootViewController is HomeViewController)
    // The turn that ended the dismissal may hold the old root until it is over.
    await until { old == nil }
    #expect(old == nil)
  }

  @Test("Question 1: the view of Home comes from its nib")
  func nib() async throws {
    let store = try await StartingState.fresh.store()
    #expect(store.top?.view.subviews.count == 1)
  }

  @Test("Question 2: from the current controller the route works unless a modal is presented")
  func homeFromCurrent() async throws {
    let store = try await StartingState.onboarding.store()
    try await store.router.navigate(to: store.routes.home.homeAsRootFromCurrent)
    #expect(store.window.rootViewController is HomeViewController)
  }

  @Test("Question 2: a modal cannot be replaced as the root, and nothing changes")
  func homeFromModal() async throws {
    let store = try await StartingState.onboardingUnderModal.store()
    let code = await store.refusal(to: Destination(store.routes.home.homeAsRootFromCurrent, with: nil))
    #expect(code == .rootNotReplaceable)
  }

  @Test(
    "Question 5: a tab bar with Home and Account is the new root",
    arguments: [
      StartingState.onboarding, .onboardingUnderModal,
    ])
  func tabsReplaceRoot(state: StartingState) async throws {
    let store = try await state.store()
    let result = try await store.router.navigate(to: store.routes.tabs.homeAndAccount)
    #expect(store.window.rootViewController === result.viewController)
    let tabs = try #require(store.tabs)
    #expect(tabs.viewControllers?.map { "\(type(of: $0))" } == ["HomeViewController", "AccountViewController"])
    #expect(tabs.selectedIndex == 0)
    #expect(store.modals.isEmpty)
  }

  @Test("Question 5: an existing tab bar is shown", arguments: StartingState.shop)
  func tabsAreFound(state: StartingState) async throws {
    let store = try await state.store()
    let tabs = store.tabs
    let result = try await store.router.navigate(to: store.routes.tabs.homeAndAccount)
    #expect(result.viewController === tabs)
    #expect(store.modals.isEmpty)
  }
}
