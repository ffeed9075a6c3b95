import Portolan
import Testing

@MainActor
@Suite("A tab bar", .rule(.tabs))
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

  @Test("Without tabs nothing is selected", .tags(.documented))
  func nothingSelected() {
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
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
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test("Selecting exchanges what is visible, each callback once", .tags(.observed))
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
      journal.take().sorted() == [
        "new didAppear", "new didLoad", "new willAppear", "old didDisappear", "old willDisappear",
      ]
    )
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

  @Test("A selected tab that leaves by itself is replaced on screen", .tags(.observed, .headlessOnly))
  func tabLeaves() async {
    tabs.viewControllers = [first, second]
    let screen = Screen(tabs)
    await settle()
    first.removeFromParent()
    #expect(tabs.viewControllers == [second])
    #expect(tabs.selectedViewController === second)
    #expect(second.viewIfLoaded?.window === screen.window)
  }
}
