import Portolan
import PortolanTool
import StoreApp
import Testing

@Suite("Question 10: Bag is a tab, and a link presents it", .limited)
@MainActor
struct QuestionsOfBagTests {
  @Test("The custom finder presents it, and never selects the tab", arguments: StartingState.shop)
  func modalBag(state: StartingState) async throws {
    let store = try await state.store()
    let selected = store.tabs?.selectedIndex
    try await store.router.navigate(to: store.routes.bag.modalBag)
    try expectModalBag(in: store)
    #expect(store.tabs?.selectedIndex == selected)
  }

  @Test("The custom finder presents it even if the tab Bag is selected")
  func modalBagOverTab() async throws {
    let store = try await StartingState.fresh.store()
    store.tabs?.selectedIndex = 2
    try await store.router.navigate(to: store.routes.bag.modalBag)
    try expectModalBag(in: store)
  }

  @Test("The custom finder finds the presented bag, even under other modals")
  func modalBagIsFound() async throws {
    let store = try await StartingState.underTwoModals.store()
    let bag = store.modals.first
    try await store.router.navigate(to: store.routes.bag.modalBag)
    #expect(store.top === bag)
    #expect(store.modals.count == 1)
  }

  @Test("A search of visible controllers ignores the hidden tab", arguments: StartingState.shop)
  func visibleBag(state: StartingState) async throws {
    let store = try await state.store()
    let selected = store.tabs?.selectedIndex
    try await store.router.navigate(to: store.routes.bag.visibleBag)
    try expectModalBag(in: store)
    #expect(store.tabs?.selectedIndex == selected)
  }

  @Test("A finder that finds nothing presents a second bag on top", arguments: StartingState.shop)
  func anotherBag(state: StartingState) async throws {
    let store = try await state.store()
    for count in 1...2 {
      try await store.router.navigate(to: store.routes.bag.anotherBag)
      try expectModalBag(in: store)
      #expect(store.modals.count == state.modalCount + count)
    }
  }

  private func expectModalBag(in store: Store) throws {
    let bag = try #require(store.top as? BagViewController)
    #expect(bag.presentingViewController != nil)
    #expect(bag.tabBarController == nil)
  }
}
