import Portolan
import Testing

@MainActor
@Suite("A tab bar", .rule(.tabs), .limited)
struct TabBarTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let third = UIViewController()
  private let tabs = UITabBarController()

  @Test("Setting the controllers selects the first", .tags(.documented))
  func selectsFirst() {
    tabs.viewControllers = [first, second]
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
    #expect(tabs.children == [first, second])
    #expect(second.parent === tabs)
  }

  @Test("Without tabs nothing is selected, and there is no list", .tags(.documented))
  func nothingSelected() {
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil)
  }

  @Test("A new list keeps the selected controller wherever it now is", .tags(.documented))
  func keepsSelection() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.setViewControllers([third, first, second], animated: false)
    #expect(tabs.selectedViewController === second)
    #expect(tabs.selectedIndex == 2)
  }

  @Test("If the selected controller left, its place is selected, or else the first", .tags(.documented))
  func selectedLeft() {
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.viewControllers = [first, third]
    #expect(tabs.selectedViewController === third)
    tabs.viewControllers = [first]
    #expect(tabs.selectedViewController === first)
    #expect(third.parent == nil)
  }

  @Test("A place past the end is ignored", .tags(.unsure))
  func pastTheEnd() {
    tabs.viewControllers = [first, second, third]
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  // Source: pgzxc.github.io/posts/efa3afd7.html, a log of the callbacks of tabs.
  @Test(
    "Selecting a tab exchanges the visible controller, and the new one is about to appear first", .tags(.observed))
  func selecting() async {
    let journal = Journal()
    let old = journal.controller("old")
    let new = journal.controller("new")
    tabs.viewControllers = [old, new]
    let screen = Screen(tabs)
    await settle()
    #expect(journal.take() == ["old didLoad", "old willAppear", "old didAppear"])
    tabs.selectedIndex = 1
    await settle()
    #expect(
      journal.take() == ["new didLoad", "new willAppear", "old willDisappear", "old didDisappear", "new didAppear"])
    #expect(old.view.window == nil)
    #expect(new.view.window === screen.window)
    tabs.selectedViewController = old
    await settle()
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Code that selects asks and tells no delegate", .tags(.documented))
  func codeIsNotReported() {
    final class Strict: NSObject, UITabBarControllerDelegate {
      var heard = 0
      func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
      ) -> Bool {
        heard += 1
        return false
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard += 1
      }
    }
    let delegate = Strict()
    tabs.viewControllers = [first, second]
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    #expect(delegate.heard == 0)
  }

  @Test("A selected tab that leaves by itself is replaced on screen", .headlessOnly, .tags(.observed))
  func tabLeaves() async {
    tabs.viewControllers = [first, second]
    let screen = Screen(tabs)
    await settle()
    first.removeFromParent()
    #expect(tabs.viewControllers == [second])
    #expect(tabs.selectedViewController === second)
    #expect(second.viewIfLoaded?.window === screen.window)
  }

  @Test("Setting the tabs makes all of them customizable", .tags(.documented))
  func customizable() {
    tabs.viewControllers = [first, second]
    #expect(tabs.customizableViewControllers == [first, second])
    tabs.customizableViewControllers = [second]
    #expect(tabs.viewControllers == [first, second])
    tabs.setViewControllers([third], animated: false)
    #expect(tabs.customizableViewControllers == [third])
  }

  @Test("Selecting the selected tab changes nothing", .tags(.observed))
  func selectsAgain() async {
    let journal = Journal()
    let selected = journal.controller("selected")
    tabs.viewControllers = [selected, second]
    let screen = Screen(tabs)
    await settle()
    _ = journal.take()
    tabs.selectedIndex = 0
    tabs.selectedViewController = selected
    await settle()
    #expect(journal.take().isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test("The tab that is selected before the tab bar is on screen is the tab that appears", .tags(.documented))
  func selectedBefore() async {
    let journal = Journal()
    tabs.viewControllers = [journal.controller("first"), journal.controller("second")]
    tabs.selectedIndex = 1
    let screen = Screen(tabs)
    await settle()
    #expect(journal.take() == ["second didLoad", "second willAppear", "second didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test("A list that keeps the selected tab leaves it on screen", .tags(.documented))
  func staysOnScreen() async {
    let journal = Journal()
    let selected = journal.controller("selected")
    tabs.viewControllers = [first, selected]
    tabs.selectedIndex = 1
    let screen = Screen(tabs)
    await settle()
    _ = journal.take()
    tabs.viewControllers = [selected, third]
    await settle()
    #expect(journal.take().isEmpty)
    #expect(selected.viewIfLoaded?.window === screen.window)
    #expect(first.parent == nil)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Each tab keeps its own stack while others are selected", .tags(.documented))
  func stacksStay() async {
    let home = UINavigationController(rootViewController: first)
    let bag = UINavigationController(rootViewController: second)
    tabs.viewControllers = [home, bag]
    let screen = Screen(tabs)
    await settle()
    home.pushViewController(third, animated: false)
    await settle()
    tabs.selectedIndex = 1
    await settle()
    #expect(home.viewControllers == [first, third])
    #expect(third.viewIfLoaded?.window == nil)
    tabs.selectedIndex = 0
    await settle()
    #expect(third.viewIfLoaded?.window === screen.window)
  }

  @Test("Without tabs again nothing is selected, and the list is empty", .tags(.observed))
  func emptied() async {
    tabs.viewControllers = [first]
    let screen = Screen(tabs)
    await settle()
    tabs.viewControllers = []
    await settle()
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == [])
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(first.viewIfLoaded?.window == nil)
    withExtendedLifetime(screen) {}
  }

  // Source: the tests of `UINavigationController` of github.com/SwifterSwift/SwifterSwift, which ran against UIKit without a window.
  @Test(
    "The bar is hidden while a pushed controller hides it, also off the window", .tags(.observed),
    arguments: [true, false])
  func hiddenByPush(isOnScreen: Bool) async {
    let home = UINavigationController(rootViewController: first)
    first.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [home, third]
    let screen = isOnScreen ? Screen(tabs) : nil
    await settle()
    #expect(!tabs.tabBar.isHidden)
    second.hidesBottomBarWhenPushed = true
    home.pushViewController(second, animated: false)
    await settle()
    #expect(tabs.tabBar.isHidden)
    home.popViewController(animated: false)
    await settle()
    #expect(!tabs.tabBar.isHidden)
    withExtendedLifetime(screen) {}
  }
}
