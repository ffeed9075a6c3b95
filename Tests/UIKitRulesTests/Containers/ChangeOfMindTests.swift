import Portolan
import Testing

/// Containers that change while they appear, or while another change is under way.
///
/// No source tells for certain which list UIKit ends with. In each case, however, the screen that is seen has appeared, once, and
/// no other has.
@MainActor
@Suite("Changes in the middle of another", .rule(.appearance), .limited)
struct ChangeOfMindTests {
  /// The way a container comes on screen.
  enum Way: CaseIterable {
    case root, fullScreen, sheet, tab
  }

  private let journal = Journal()

  /// Brings a container on screen.
  private func show(_ container: UIViewController, by way: Way, animated: Bool) async -> Screen {
    let tabs = UITabBarController()
    if way == .tab { tabs.viewControllers = [UIViewController(), container] }
    let screen = await Screen.inMotion(tabs)
    container.modalPresentationStyle = way == .fullScreen ? .fullScreen : .pageSheet
    switch way {
    case .root: screen.window.rootViewController = container
    case .fullScreen, .sheet: tabs.present(container, animated: animated, completion: nil)
    case .tab: tabs.selectedIndex = 1
    }
    await screen.rest()
    return screen
  }

  /// Expects that each screen with a view in the window has appeared as its last callback, and that each other one has gone.
  private func expectBalance(of screens: [RecordingViewController], in window: UIWindow, _ comment: Comment) {
    for screen in screens {
      let callbacks = journal.entries.filter { $0.hasPrefix(screen.name) && !$0.hasSuffix("didLoad") }
      let isSeen = screen.viewIfLoaded?.window === window
      #expect(callbacks.last.map { $0.hasSuffix("didAppear") } ?? false == isSeen, "\(screen.name): \(comment)")
      for (one, next) in zip(callbacks, callbacks.dropFirst()) {
        #expect(one != next, "\(journal.entries): \(comment)")
      }
    }
  }

  @Test("A screen pops itself while its stack appears", .tags(.unsure), arguments: Way.allCases, [false, true])
  func leavesAppearingStack(way: Way, isAnimated: Bool) async {
    for moment in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
      let below = journal.controller("below")
      let leaving = journal.controller("leaving")
      let stack = UINavigationController()
      stack.viewControllers = [below, leaving]
      leaving.afterwards = { [unowned stack] in
        if $0 == moment, stack.viewControllers.count > 1 { stack.popViewController(animated: false) }
      }
      let screen = await show(stack, by: way, animated: isAnimated)
      #expect(stack.viewControllers == [below])
      #expect(below.viewIfLoaded?.window === screen.window)
      expectBalance(of: [below, leaving], in: screen.window, "in \(moment)")
      _ = journal.take()
    }
  }

  @Test("A tab selects another while the tab bar appears", .tags(.unsure), arguments: Way.allCases, [false, true])
  func leavesAppearingTabs(way: Way, isAnimated: Bool) async {
    guard way != .tab else { return }
    for moment in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
      let screens = ["first", "second"].map(journal.controller)
      let tabs = UITabBarController()
      screens[0].afterwards = { [unowned tabs] in if $0 == moment { tabs.selectedIndex = 1 } }
      tabs.viewControllers = screens
      let screen = await show(tabs, by: way, animated: isAnimated)
      #expect(tabs.selectedIndex == 1)
      #expect(screens[1].viewIfLoaded?.window === screen.window)
      expectBalance(of: screens, in: screen.window, "in \(moment)")
      _ = journal.take()
    }
  }

  @Test(
    "A screen that is pushed while its stack appears pops itself as it loads", .tags(.unsure), arguments: Way.allCases)
  func pushedLeaves(way: Way) async {
    let below = journal.controller("below")
    let leaving = journal.controller("leaving")
    let stack = UINavigationController(rootViewController: below)
    leaving.afterwards = { [unowned stack] in if $0 == "didLoad" { stack.popViewController(animated: false) } }
    below.afterwards = { [unowned stack] in
      if $0 == "isAppearing", !leaving.isViewLoaded { stack.pushViewController(leaving, animated: false) }
    }
    let screen = await show(stack, by: way, animated: true)
    #expect(stack.viewControllers == [below])
    #expect(below.viewIfLoaded?.window === screen.window)
    expectBalance(of: [below, leaving], in: screen.window, "\(journal.entries)")
  }

  @Test("A tab selects the former one again, on screen and while the tab bar appears", .tags(.unsure))
  func selectsTheFormer() async {
    for (moment, isShown) in [("didLoad", true), ("didLoad", false), ("willAppear", true), ("isAppearing", true)] {
      let screens = ["first", "second"].map(journal.controller)
      let tabs = UITabBarController()
      screens[1].afterwards = { [unowned tabs] in if $0 == moment { tabs.selectedIndex = 0 } }
      screens[0].afterwards = { [unowned tabs] in
        if !isShown, $0 == "isAppearing", !screens[1].isViewLoaded { tabs.selectedIndex = 1 }
      }
      tabs.viewControllers = screens
      let screen = await show(tabs, by: .sheet, animated: true)
      if isShown { tabs.selectedIndex = 1 }
      await screen.rest()
      #expect(tabs.selectedIndex == 0)
      #expect(screens[0].viewIfLoaded?.window === screen.window)
      expectBalance(of: screens, in: screen.window, "in \(moment), \(isShown)")
      _ = journal.take()
    }
  }

  @Test("A tab that is selected while the tab bar appears selects a third", .tags(.unsure))
  func selectsAThird() async {
    for moment in ["didLoad", "willAppear", "isAppearing"] {
      let screens = ["first", "second", "third"].map(journal.controller)
      let tabs = UITabBarController()
      screens[0].afterwards = { [unowned tabs] in if $0 == "isAppearing" { tabs.selectedIndex = 1 } }
      screens[1].afterwards = { [unowned tabs] in if $0 == moment { tabs.selectedIndex = 2 } }
      tabs.viewControllers = screens
      let screen = await show(tabs, by: .fullScreen, animated: true)
      #expect(tabs.selectedIndex == 2)
      #expect(screens[2].viewIfLoaded?.window === screen.window)
      expectBalance(of: screens, in: screen.window, "in \(moment)")
      _ = journal.take()
    }
  }

  @Test(
    "A child is added to a stack by hand, or taken away, while a pop is under way and another waits",
    .tags(.unsure), .headlessOnly, arguments: [false, true], [false, true])
  func handsOnMovingStack(isAdded: Bool, isAnimated: Bool) async {
    let screens = ["a", "b", "c", "d"].map(journal.controller)
    let stack = UINavigationController()
    stack.viewControllers = isAdded ? Array(screens.dropLast()) : screens
    let screen = await Screen.inMotion(stack)
    stack.popViewController(animated: true)
    if isAdded {
      stack.popToRootViewController(animated: isAnimated)
      stack.addChild(screens[3])
      screens[3].didMove(toParent: stack)
    } else {
      stack.popViewController(animated: isAnimated)
      screens[0].removeFromParent()
    }
    await screen.rest()
    #expect(stack.topViewController === (isAdded ? screens[3] : screens[1]))
    #expect(stack.topViewController?.viewIfLoaded?.window === screen.window)
    expectBalance(of: screens, in: screen.window, "\(journal.entries)")
  }
}
