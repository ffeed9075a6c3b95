import Portolan
import PortolanHierarchy
import StoreApp
import StoreLinks
import StoreTool
import Testing

@Suite("Storing and restoring the screens of the store", .limited)
@MainActor
struct RestorationTests {
  typealias State = NavigationState<StoreScreen>

  private func restore(
    _ store: Store, session: Session = Session(isLoggedIn: true)
  ) async throws -> (Store, RestorationReport<StoreScreen>) {
    let data = try State(of: store.window).json()
    let fresh = Store(window: UIWindow(), session: session)
    fresh.window.makeKeyAndVisible()
    return (fresh, try await fresh.router.restore(State(json: data)))
  }

  @Test(
    "Every screen is restored, from every state", arguments: StartingState.allCases, StoreUnderTool.samples)
  func roundTrip(state: StartingState, screen: StoreScreen) async throws {
    let store = try await state.store(session: Session(isLoggedIn: true))
    try await store.router.navigate(to: screen)
    let (fresh, report) = try await restore(store)
    #expect(HierarchySnapshot(of: fresh.window) == HierarchySnapshot(of: store.window))
    #expect(report.dropped.map(\.description) == [])
    #expect(TreeFaults.of(fresh.window) == [])
    // A restored screen is found again, and not built a second time.
    let instances = WindowInstances(of: fresh.window)
    try await fresh.router.navigate(to: screen)
    #expect(WindowInstances(of: fresh.window) == instances)
  }

  @Test("The launch screen is restored")
  func launch() async throws {
    let store = Store(window: UIWindow())
    store.window.rootViewController = UIViewController()
    store.window.makeKeyAndVisible()
    try await store.router.navigate(to: StoreScreen.launch)
    let (fresh, _) = try await restore(store)
    #expect(fresh.window.rootViewController is LaunchViewController)
  }

  @Test("A product that the shop no longer has is dropped and reported")
  func soldOut() async throws {
    let store = try await StartingState.fresh.store()
    try await store.router.navigate(to: StoreScreen.product(id: 42))
    let smaller = Store(window: UIWindow(), catalogue: Catalogue(count: 10))
    smaller.window.makeKeyAndVisible()
    let report = try await smaller.router.restore(State(of: store.window))
    #expect(smaller.top is HomeViewController)
    #expect(
      report.dropped.map(\.description) == [
        "product(id: 42): there is no assembly for it"
      ])
  }

  @Test("The text of a note is not part of its screen, and is not restored")
  func note() async throws {
    let store = try await StartingState.fresh.store()
    try await store.router.navigate(to: StoreScreen.textInput)
    (store.top as? TextInputViewController)?.enter("Ahoy")
    let (fresh, _) = try await restore(store)
    #expect((fresh.top as? TextInputViewController)?.text == "")
  }
}
