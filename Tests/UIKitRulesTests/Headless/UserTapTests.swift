#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user taps", .rule(.gestures), .headlessOnly, .tags(.documented), .limited)
  struct UserTapTests {
    private final class Listener: NSObject, UITabBarControllerDelegate {
      var heard: [String] = []
      var allows = true

      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool {
        heard.append("should \(viewController.title ?? "")")
        return allows
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("did \(viewController.title ?? "")")
      }
    }

    private let tabs = UITabBarController()
    private let listener = Listener()

    private func titled(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      return controller
    }

    private func screenWithTabs() -> Screen {
      tabs.viewControllers = [UINavigationController(rootViewController: titled("Home")), titled("Bag")]
      tabs.delegate = listener
      return Screen(tabs)
    }

    @Test("After a tap on a tab, the delegate is asked, then told")
    func tab() async throws {
      let screen = screenWithTabs()
      #expect(try screen.window.user.tap(tab: "Bag"))
      await settle()
      #expect(tabs.selectedIndex == 1)
      #expect(listener.heard == ["should Bag", "did Bag"])
    }

    @Test("A tab that the delegate does not allow stays unselected")
    func forbiddenTab() async throws {
      let screen = screenWithTabs()
      listener.allows = false
      #expect(try !screen.window.user.tap(tab: "Bag"))
      await settle()
      #expect(tabs.selectedIndex == 0)
      #expect(listener.heard == ["should Bag"])
    }

    @Test("After a tap on the selected tab, its stack goes back to the root")
    func selectedTab() async throws {
      let screen = screenWithTabs()
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      stack.pushViewController(titled("Product"), animated: false)
      await settle()
      try screen.window.user.tap(tab: "Home")
      await settle()
      #expect(stack.viewControllers.count == 1)
    }

    @Test("The user cannot tap a tab behind a modal, or one whose bar a pushed controller hides")
    func unreachableTab() async throws {
      let screen = screenWithTabs()
      tabs.present(UIViewController(), animated: false, completion: nil)
      await settle()
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(tab: "Bag") }
      tabs.dismiss(animated: false, completion: nil)
      await settle()
      let hiding = titled("Product")
      hiding.hidesBottomBarWhenPushed = true
      (tabs.selectedViewController as? UINavigationController)?.pushViewController(hiding, animated: false)
      await settle()
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(tab: "Bag") }
      #expect(tabs.selectedIndex == 0)
    }

    @Test("After a tap on a button of an alert, the alert is gone when the button's handler runs")
    func alert() async throws {
      let screen = Screen()
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      var wasGone: Bool?
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [root = screen.root] _ in
          wasGone = root.presentedViewController == nil
        }
      )
      screen.root.present(alert, animated: true, completion: nil)
      await settle()
      try screen.window.user.tap(alertAction: "Delete")
      await settle()
      #expect(wasGone == true)
    }

    @Test("The user taps a button of the bar")
    func barButton() async throws {
      let home = titled("Home")
      var taps = 0
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
      let screen = Screen(UINavigationController(rootViewController: home))
      try screen.window.user.tap(barButton: "Add")
      await settle()
      try screen.window.user.tap("Add")
      await settle()
      #expect(taps == 2)
      home.navigationItem.rightBarButtonItem?.isEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(barButton: "Add") }
    }

    @Test("The error of a tap lists the possible taps")
    func errorLists() {
      let screen = screenWithTabs()
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.tap(tab: "Account") }
      #expect(
        error?.description
          == "Cannot tap tab \"Account\": no such tab is on screen. Possible: tap tab \"Home\", tap tab \"Bag\"."
      )
    }

    @Test("The user can tap nothing in a hidden window")
    func hiddenWindow() {
      let screen = screenWithTabs()
      screen.window.isHidden = true
      #expect(throws: UserGestureError.self) { try screen.window.user.tap(tab: "Bag") }
    }
  }
#endif
