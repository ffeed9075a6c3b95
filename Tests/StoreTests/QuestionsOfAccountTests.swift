import Portolan
import PortolanTool
import StoreApp
import StoreLinks
import Testing

@Suite("Questions 3, 4, 6 and 7: Account", .limited)
@MainActor
struct QuestionsOfAccountTests {
  @Test(
    "Question 3: Account is pushed into any navigation controller, even under a modal",
    arguments: [
      StartingState.onboarding, .onboardingUnderModal,
    ])
  func pushed(state: StartingState) async throws {
    let store = try await state.store()
    let root = store.window.rootViewController
    try await store.router.navigate(to: store.routes.account.accountInNavigation)
    #expect(store.top is AccountViewController)
    #expect(store.top?.navigationController === root)
    #expect(store.modals.isEmpty)
  }

  @Test("Question 3: Account is pushed into the navigation controller on top, if there is one")
  func pushedOnTop() async throws {
    let store = try await StartingState.onboarding.store()
    try await store.router.navigate(to: store.routes.login.loginScreen)
    try await store.router.navigate(to: store.routes.account.accountInNavigation)
    #expect(store.top is AccountViewController)
    #expect(store.top?.navigationController === store.modals.last)
  }

  @Test("Question 3: the route fails without a navigation controller, and nothing changes")
  func nowhereToPush() async throws {
    let store = bareStore()
    let code = await store.refusal(to: Destination(store.routes.account.accountInNavigation, with: nil))
    #expect(code == .notFound)
  }

  @Test("Question 4: without a navigation controller on top, one is presented")
  func presented() async throws {
    let store = bareStore()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.count == 1)
    #expect(store.top?.navigationController === store.modals.first)
  }

  @Test("Question 4: over a modal that is not a navigation controller, one is presented")
  func presentedOverModal() async throws {
    let store = try await StartingState.onboardingUnderModal.store()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.count == 2)
  }

  @Test("Question 4: Account is pushed if a navigation controller is on top")
  func pushedWhereVisible() async throws {
    let store = try await StartingState.onboarding.store()
    try await store.router.navigate(to: store.routes.account.accountInNavigationOrModal)
    #expect(store.top is AccountViewController)
    #expect(store.modals.isEmpty)
  }

  @Test(
    "Question 6: Account is presented with a custom transition",
    arguments: [
      StartingState.fresh, .deep, .underModal, .underTwoModals, .onboarding,
    ])
  func fading(state: StartingState) async throws {
    let store = try await state.store()
    try await store.router.navigate(to: store.routes.account.accountFadingIn)
    #expect(store.top is AccountViewController)
    #expect(store.modals.count == state.modalCount + 1)
    #expect(store.modals.last?.transitioningDelegate === store.transitionController)
    #expect(store.transitionController.animationCount == 1)
    try await store.router.navigate(to: StoreScreen.home)
    #expect(store.modals.isEmpty)
  }

  @Test("Question 7: Account is shown in any place", arguments: StartingState.shop)
  func anywhere(state: StartingState) async throws {
    let store = try await state.store()
    let account = store.tabs?.viewControllers?.last?.children.first
    let result = try await store.router.navigate(to: store.routes.account.accountScreen)
    #expect(result.viewController === account)
    #expect(store.top === account)
    #expect(store.tabs?.selectedIndex == 3)
    #expect(store.modals.isEmpty)
  }

  @Test("Question 7: missing tabs are built", arguments: [StartingState.onboarding, .onboardingUnderModal])
  func built(state: StartingState) async throws {
    let store = try await state.store()
    try await store.router.navigate(to: store.routes.account.accountScreen)
    #expect(store.top is AccountViewController)
    #expect(store.tabs?.selectedIndex == 3)
  }
}
