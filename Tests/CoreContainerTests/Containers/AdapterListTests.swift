import Portolan
import Testing

#if !canImport(UIKit)
  /// The rule of adapters about lists of children, for each way an app can fill a container.
  @MainActor
  @Suite("The lists that adapters set", .everyCompletion, .limited)
  struct AdapterListTests {
    private func screen(_ title: String) -> UIViewController {
      let screen = HomeViewController()
      screen.title = title
      return screen
    }

    private func titles(_ adapter: any ContainerAdapter) -> [String] {
      adapter.containedViewControllers.map { $0.title ?? "?" }
    }

    @available(iOS 18, *)
    private func tabs(_ names: [String], creating created: Int) -> UITabBarController {
      let tabs = UITabBarController(
        tabs: names.map { name in UITab(title: name, image: nil, identifier: name) { _ in self.screen(name) } })
      for tab in tabs.tabs.prefix(created).reversed() { tabs.selectedTab = tab }
      return tabs
    }

    @Test("Tabs take any order of the controllers that exist, and those that created none stay")
    @available(iOS 18, *)
    func order() async throws {
      let tabs = tabs(["a", "b", "c", "d"], creating: 3)
      let app = App(root: tabs)
      let adapter = tabs.containerAdapter
      let children = adapter.containedViewControllers
      #expect(titles(adapter) == ["a", "b", "c"])
      for list in [[2, 0, 1], [1, 2], [0, 2], [2], [1, 0, 2]] {
        let wanted = list.map { children[$0] }
        try await adapter.setContainedViewControllers(wanted, animated: false)
        await app.rest()
        #expect(adapter.containedViewControllers.elementsEqual(wanted, by: ===), "\(list)")
        #expect(tabs.tabs.contains { $0.identifier == "d" })
      }
    }

    @Test("Each added controller gets a tab with an identifier of its own and its badge")
    @available(iOS 18, *)
    func added() async throws {
      let tabs = tabs(["a", "b"], creating: 2)
      let app = App(root: tabs)
      let adapter = tabs.containerAdapter
      for name in ["x", "y"] {
        let screen = screen(name)
        screen.tabBarItem.badgeValue = name
        try await adapter.setContainedViewControllers(adapter.containedViewControllers + [screen], animated: false)
        // The next tab would get the same number again.
        let others = adapter.containedViewControllers.dropFirst()
        try await adapter.setContainedViewControllers(Array(others), animated: false)
        await app.rest()
      }
      #expect(titles(adapter) == ["x", "y"])
      #expect(Set(tabs.tabs.map(\.identifier)).count == 2)
      #expect(tabs.tabs.map(\.badgeValue) == ["x", "y"])
    }

    @Test("A shorter list empties the columns that it leaves out, and a longer one fills them")
    func columns() async throws {
      let split = UISplitViewController(style: .tripleColumn)
      let app = App(root: split)
      let adapter = split.containerAdapter
      let screens = ["a", "b", "c", "d"].map { screen($0) }
      for list in [[0, 1, 2], [0, 2], [0], [0, 1, 3], [1, 2]] {
        let wanted = list.map { screens[$0] }
        try await adapter.setContainedViewControllers(wanted, animated: false)
        await app.rest()
        let contents = adapter.containedViewControllers.map {
          ($0 as? UINavigationController)?.viewControllers.first ?? $0
        }
        #expect(contents.elementsEqual(wanted, by: ===), "\(list)")
      }
    }
  }
#endif
