import Portolan
import PortolanHierarchy
import PortolanTool
import StoreApp
import StoreLinks
import Testing

@Suite("The screens of the store", .limited)
@MainActor
struct ScreenTests {
  private nonisolated static let screens: [StoreScreen] = [
    .home, .catalogue, .product(id: 42), .bag, .account, .settings, .login, .forgotPassword, .onboarding, .cities,
    .city(name: .genoa), .textInput, .textConfirmation(text: "Ahoy"),
  ]

  @Test("Every screen is reached from every state", arguments: StartingState.allCases, screens)
  func reached(state: StartingState, screen: StoreScreen) async throws {
    let store = try await state.store(session: Session(isLoggedIn: true))
    let result = try await store.router.navigate(to: screen)
    #expect(store.window.everythingVisible.contains { $0 === result.viewController })
    #expect(TreeFaults.of(store.window) == [])
  }

  @Test("Only the same product is found", arguments: StartingState.allCases)
  func products(state: StartingState) async throws {
    let store = try await state.store()
    let first = try await store.router.navigate(to: StoreScreen.product(id: 42)).viewController
    let other = try await store.router.navigate(to: StoreScreen.product(id: 43)).viewController
    let again = try await store.router.navigate(to: StoreScreen.product(id: 42)).viewController
    #expect(first === again)
    #expect(first !== other)
    #expect(store.top === first)
  }

  @Test("The screen refuses an unknown product, and nothing changes")
  func noSuchProduct() async throws {
    let store = try await StartingState.deep.store()
    let before = WindowInstances(of: store.window)
    let error = await #expect(throws: NoSuchProduct.self) {
      try await store.router.navigate(to: StoreScreen.product(id: 4711))
    }
    #expect(error?.id == 4711)
    #expect(WindowInstances(of: store.window) == before)
  }

  @Test("The second column shows the next city")
  func cities() async throws {
    let store = try await StartingState.fresh.store()
    try await store.router.navigate(to: StoreScreen.city(name: .genoa))
    let lisbon = try await store.router.navigate(to: StoreScreen.city(name: .lisbon)).viewController
    #expect((lisbon as? CityViewController)?.city == .lisbon)
    let split = try #require(store.modals.first as? UISplitViewController)
    #expect(split.viewControllers.count == 2)
  }

  @Test("A note that is not empty is not dismissed by a link")
  func note() async throws {
    let store = try await StartingState.otherTab.store()
    try await store.router.navigate(to: StoreScreen.textInput)
    (store.top as? TextInputViewController)?.enter("Ahoy")
    let code = await store.refusal(to: Destination(StoreScreen.home))
    #expect(code == .notDismissible)
    try await store.router.navigate(to: StoreScreen.textConfirmation(text: "Ahoy"))
    #expect(store.top is TextConfirmationViewController)
  }

  @Test("A released store is deallocated, with all its screens")
  func noCycles() async throws {
    weak var gone: Store?
    weak var root: UIViewController?
    do {
      let store = try await StartingState.underTwoModals.store()
      gone = store
      root = store.window.rootViewController
      HeadlessSystem.stopKeeping(store.window)
    }
    #expect(gone == nil)
    #expect(root == nil)
  }
}
