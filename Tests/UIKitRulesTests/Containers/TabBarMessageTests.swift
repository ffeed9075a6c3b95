#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The messages of a tab bar", .headlessOnly)
  struct TabBarMessageTests {
    private final class Tabs: UITabBarController {
      var heard: [String] = []

      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard.append("bar \(item.title ?? "") at \(selectedIndex)")
      }
    }

    // Source: developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:): a tab bar controller is the delegate of
    // its bar; apps compare the item with `selectedIndex`, which is still the old one.
    @Test(
      "The bar tells its controller of a tap before the selection changes, and of none by code", .rule(.tabs),
      .tags(.observed))
    func taps() throws {
      let tabs = Tabs()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      let screen = Screen(tabs)
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      #expect(tabs.heard == [])
      try screen.window.user.tap(tab: "Bag")
      #expect(tabs.heard == ["bar Bag at 0"])
      #expect(tabs.selectedIndex == 1)
    }

    // Source: developer.apple.com/documentation/uikit/uiview/ishidden, for the bar of the controller.
    @Test("The tabs of a hidden bar cannot be tapped", .rule(.gestures), .tags(.documented))
    func hidden() {
      let tabs = UITabBarController()
      let controller = UIViewController()
      controller.title = "Home"
      tabs.viewControllers = [controller]
      let screen = Screen(tabs)
      #expect(screen.window.user.possibleGestures == ["tap tab \"Home\""])
      tabs.tabBar.isHidden = true
      #expect(screen.window.user.possibleGestures == [])
    }
  }
#endif
