#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The messages of tabs that create their controllers", .headlessOnly, .rule(.tabs), .limited)
  struct UITabMessageTests {
    private final class Listener: NSObject, UITabBarControllerDelegate {
      var heard: [String] = []
      var refused: String?

      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        heard.append("should \(tab.identifier)")
        return tab.identifier != refused
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) {
        heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
      }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
      {
        heard.append("old should")
        return true
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("old did")
      }
    }

    private let tabs = UITabBarController(
      tabs: ["Home", "Bag", "Account"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in
          UINavigationController(rootViewController: UIViewController())
        }
      })
    private let listener = Listener()

    // Source: the header of UITabBarController (as quoted in github.com/madsmtm/objc2-generated): shouldSelectTab, "Return YES if the
    // specified `tab` can be selected by the user"; didSelectTab, "Called when the selected tab has changed".
    @Test("A tap asks for the tab, and a selection is told with the tab before", .tags(.documented))
    func taps() throws {
      tabs.delegate = listener
      let screen = Screen(tabs)
      try screen.window.user.tap(tab: "Bag")
      #expect(listener.heard == ["should Bag", "did Bag after Home"])
      #expect(tabs.selectedTab?.identifier == "Bag")
      listener.heard = []
      listener.refused = "Account"
      #expect(try !screen.window.user.tap(tab: "Account"))
      #expect(listener.heard == ["should Account"])
      #expect(tabs.selectedTab?.identifier == "Bag")
      #expect(tabs.viewControllers?.count == 2)
    }

    // Source: the header of UITabBarController and developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate describe it for a
    // selection by the user. Contested: github.com/software-mansion/react-native-screens/pull/4675 saw it for one by code, too.
    @Test("A selection by code is neither told nor asked for, and told if that is set", .tags(.documented))
    func code() {
      tabs.delegate = listener
      let screen = Screen(tabs)
      listener.refused = "Bag"
      tabs.selectedTab = tabs.tabs[1]
      #expect(tabs.selectedTab?.identifier == "Bag")
      #expect(listener.heard == [])
      HeadlessSystem.contested = .selectionsByCodeAreTold
      defer { HeadlessSystem.contested = [] }
      tabs.selectedTab = tabs.tabs[2]
      tabs.selectedTab = tabs.tabs[2]
      #expect(listener.heard == ["did Account after Bag"])
      withExtendedLifetime(screen) {}
    }

    // Unsure: that the tap on the selected tab pops is known for controllers; the header says that didSelectTab tells of a change.
    @Test("A tap on the selected tab pops its stack, and tells of no change", .tags(.unsure))
    func tapsAgain() async throws {
      let screen = Screen(tabs)
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      stack.pushViewController(UIViewController(), animated: false)
      await settle()
      tabs.delegate = listener
      try screen.window.user.tap(tab: "Home")
      await settle()
      #expect(stack.viewControllers.count == 1)
      #expect(listener.heard == ["should Home"])
    }

    // Source: the header of UITab (as above): "When NO, tabs will have a disabled appearance and cannot be selected by the user".
    @Test("A disabled tab and a hidden one cannot be tapped, and code can select them", .tags(.documented))
    func disabled() {
      let screen = Screen(tabs)
      tabs.tabs[1].isEnabled = false
      tabs.tabs[2].isHidden = true
      #expect(screen.window.user.possibleGestures == ["tap tab \"Home\""])
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Bag"])
      tabs.selectedTab = tabs.tabs[1]
      #expect(tabs.selectedTab?.identifier == "Bag")
      tabs.selectedTab = tabs.tabs[2]
      #expect(tabs.selectedTab?.identifier == "Account")
    }

    // Source: developer.apple.com/documentation/uikit/uitab: title and badge come from the tab.
    @Test("The bar shows titles and badges of the tabs, before their controllers exist", .tags(.documented))
    func texts() {
      tabs.tabs[1].badgeValue = "3"
      tabs.tabs[2].title = "Me"
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Bag", "Me"])
      #expect(tabs.tabBar.items?[1].badgeValue == "3")
      #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[0])
      #expect(tabs.viewControllers?.count == 1)
      tabs.selectedTab = tabs.tabs[1]
      #expect(tabs.selectedViewController?.tabBarItem.title == "Bag")
      #expect(tabs.selectedViewController?.tabBarItem.badgeValue == "3")
    }

    // Unsure: no source.
    @Test("A selected controller that leaves by itself is followed by another tab's", .tags(.unsure))
    func leaves() {
      let screen = Screen(tabs)
      tabs.selectedViewController?.removeFromParent()
      #expect(tabs.selectedTab?.identifier == "Bag")
      #expect(tabs.children == [tabs.selectedViewController])
      #expect(tabs.selectedViewController?.viewIfLoaded?.window === screen.window)
    }
  }
#endif
