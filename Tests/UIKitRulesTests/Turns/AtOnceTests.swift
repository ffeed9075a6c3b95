import Portolan
import PortolanTestSupport
import Testing

/// The effects that need no later turn.
@MainActor
@Suite("Before the call returns", .rule(.atOnce), .limited)
struct AtOnceTests {
  let journal = Journal()

  @Test("Another tab is selected and visible", .tags(.observed))
  func tab() async {
    let tabs = UITabBarController()
    let second = journal.controller("second")
    tabs.viewControllers = [journal.controller("first"), second]
    let screen = Screen(tabs)
    await settle()
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === second)
    #expect(second.viewIfLoaded?.window === screen.window)
  }

  @Test("Tabs are replaced, and the new selection is visible", .tags(.observed))
  func newTabs() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let screen = Screen(tabs)
    await settle()
    let new = UIViewController()
    tabs.viewControllers = [new]
    #expect(tabs.selectedViewController === new)
    #expect(new.viewIfLoaded?.window === screen.window)
  }

  @Test("A new root is in the window, and the old root is not", .tags(.observed))
  func root() async {
    let screen = Screen(journal.controller("old"))
    await settle()
    let new = journal.controller("new")
    screen.window.rootViewController = new
    #expect(screen.window.rootViewController === new)
    #expect(new.viewIfLoaded?.window === screen.window)
    #expect(screen.root.viewIfLoaded?.window == nil)
  }

  @Test(
    "Changes of a root that are still pending when it is replaced are carried out first", .headlessOnly, .tags(.unsure))
  func rootWithPending() async {
    let screen = Screen(journal.controller("old"))
    let modal = journal.controller("modal")
    screen.root.present(modal, animated: false, completion: nil)
    _ = UIKitWarnings.collect { screen.window.rootViewController = UIViewController() }
    #expect(modal.view.window === screen.window)
    #expect(screen.window.headless.strandedViewControllers == [modal])
    await settle()
    let heard = journal.take().filter { $0.hasPrefix("modal") }
    #expect(heard == ["modal didLoad", "modal willAppear", "modal didAppear"])
  }

  @Test("A child has its parent, and appears with its view", .tags(.documented))
  func child() async {
    let screen = Screen()
    await settle()
    let child = journal.controller("child")
    screen.root.addChild(child)
    #expect(child.parent === screen.root)
    screen.root.view.addSubview(child.view)
    child.didMove(toParent: screen.root)
    #expect(child.view.window === screen.window)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(child.view.window == nil)
  }

  @Test("Outside a window a stack pushes, pops and is replaced", .tags(.documented), arguments: [true, false])
  func stackOffWindow(isAnimated: Bool) {
    let (a, b, c) = (journal.controller("a"), journal.controller("b"), journal.controller("c"))
    let navigation = UINavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: isAnimated)
    #expect(navigation.transitionCoordinator == nil)
    #expect(b.parent === navigation)
    navigation.pushViewController(c, animated: isAnimated)
    #expect(navigation.viewControllers == [a, b, c])
    #expect(navigation.popToViewController(b, animated: isAnimated)?.count == 1)
    #expect(navigation.popViewController(animated: isAnimated) === b)
    #expect(b.parent == nil)
    navigation.setViewControllers([b], animated: isAnimated)
    #expect(a.parent == nil)
    #expect(navigation.transitionCoordinator == nil)
    #expect(journal.take().isEmpty)
  }

  @Test("Outside a window a presentation is refused", .tags(.observed), arguments: [true, false])
  func presentOffWindow(isAnimated: Bool) {
    let controller = UIViewController()
    controller.present(UIViewController(), animated: isAnimated)
    #expect(controller.presentedViewController == nil)
  }

  @Test("In a hidden tab a stack changes, without a transition", .tags(.observed))
  func stackInHiddenTab() async {
    let tabs = UITabBarController()
    let hidden = UINavigationController(rootViewController: journal.controller("a"))
    tabs.viewControllers = [UIViewController(), hidden]
    let screen = Screen(tabs)
    await settle()
    let pushed = journal.controller("b")
    hidden.pushViewController(pushed, animated: true)
    #expect(pushed.parent === hidden)
    #expect(hidden.transitionCoordinator == nil)
    #expect(journal.take().filter { !$0.hasSuffix("didLoad") }.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test("Columns of a split view are replaced, and visible", .tags(.observed))
  func columns() async {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), UIViewController()]
    let screen = Screen(split)
    await settle()
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(split.viewControllers.last === detail)
    #expect(detail.viewIfLoaded?.window === screen.window)
  }
}
