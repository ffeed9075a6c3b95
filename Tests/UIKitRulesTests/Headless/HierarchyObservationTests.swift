#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport
  import Testing

  @MainActor
  @Suite("Changes of hierarchies are told once a turn", .headlessOnly, .limited)
  struct HierarchyObservationTests {
    /// A change of a window whose root is a tab bar with a stack of two screens, with the controllers that it needs.
    enum Change: CaseIterable {
      case push, pop, setStack, setStackInHiddenTab, selectTab, addTab, removeTab
      case present, dismiss, presentOverModal, popUnderModal, addChild, removeChild, replaceRoot, hide, show

      @MainActor
      func make(in screen: Screen) {
        guard let tabs = screen.root as? UITabBarController,
          let stack = tabs.viewControllers?.first as? UINavigationController,
          let hidden = tabs.viewControllers?.last as? UINavigationController
        else { return }
        switch self {
        case .push: stack.pushViewController(UIViewController(), animated: false)
        case .pop: stack.popViewController(animated: false)
        case .setStack: stack.setViewControllers([UIViewController()], animated: false)
        case .setStackInHiddenTab: hidden.setViewControllers([UIViewController(), UIViewController()], animated: false)
        case .selectTab: tabs.selectedIndex = 1
        case .addTab: tabs.viewControllers?.append(UIViewController())
        case .removeTab: tabs.viewControllers?.removeLast()
        case .present: tabs.present(UIViewController(), animated: false)
        case .dismiss: tabs.dismiss(animated: false)
        case .presentOverModal: tabs.presentedViewController?.present(UIViewController(), animated: false)
        case .popUnderModal: stack.popViewController(animated: false)
        case .addChild:
          let child = UIViewController()
          stack.topViewController?.addChild(child)
          child.didMove(toParent: stack.topViewController)
        case .removeChild:
          let child = stack.topViewController?.children.first
          child?.willMove(toParent: nil)
          child?.removeFromParent()
        case .replaceRoot: screen.window.rootViewController = UIViewController()
        case .hide: screen.window.isHidden = true
        case .show: screen.window.isHidden = false
        }
      }

      /// Prepares what the change needs.
      @MainActor
      func prepare(_ screen: Screen) {
        switch self {
        case .dismiss, .presentOverModal: screen.root.present(UIViewController(), animated: false)
        case .popUnderModal:
          let modal = UIViewController()
          modal.modalPresentationStyle = .fullScreen
          screen.root.present(modal, animated: false)
        case .removeChild: Change.addChild.make(in: screen)
        case .show: screen.window.isHidden = true
        default: break
        }
      }
    }

    /// Lets transitions end, and the turns after them.
    private func pass() async {
      await settle()
      await settle(turns: 10)
    }

    private static func makeTabs() -> UITabBarController {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
      return tabs
    }

    @Test("A change is told to the observers of its window, and to no others", arguments: Change.allCases)
    func change(change: Change) async {
      let screen = Screen(Self.makeTabs())
      let other = Screen(Self.makeTabs())
      await pass()
      change.prepare(screen)
      await pass()
      var calls = 0
      var otherCalls = 0
      let observations = [
        HeadlessHierarchy.observe(in: screen.window) { calls += 1 },
        HeadlessHierarchy.observe(in: other.window) { otherCalls += 1 },
      ]
      change.make(in: screen)
      await pass()
      #expect(calls > 0)
      #expect(otherCalls == 0)
      withExtendedLifetime(observations) {}
    }

    @Test("Changes of one turn are told once, after the turn, and each window's to its own observers")
    func once() async {
      let screen = Screen(Self.makeTabs())
      let other = Screen(Self.makeTabs())
      await pass()
      var calls: [String] = []
      let observations = [
        HeadlessHierarchy.observe(in: screen.window) { calls.append("first") },
        HeadlessHierarchy.observe(in: screen.window) { calls.append("second") },
        HeadlessHierarchy.observe(in: other.window) { calls.append("other") },
      ]
      Change.push.make(in: screen)
      Change.selectTab.make(in: screen)
      #expect(calls.isEmpty)
      await pass()
      #expect(calls == ["first", "second"])
      Change.push.make(in: other)
      Change.push.make(in: screen)
      await pass()
      #expect(calls.sorted() == ["first", "first", "other", "second", "second"])
      withExtendedLifetime(observations) {}
    }

    @Test("An observer may change the window, which is told again, and one that is released is not called")
    func again() async {
      let screen = Screen(Self.makeTabs())
      await pass()
      var calls = 0
      var released: AnyObject?
      let observation = HeadlessHierarchy.observe(in: screen.window) {
        calls += 1
        released = nil
        if calls == 1 { Change.push.make(in: screen) }
      }
      var releasedCalls = 0
      released = HeadlessHierarchy.observe(in: screen.window) { releasedCalls += 1 }
      Change.push.make(in: screen)
      await pass()
      #expect(calls == 2)
      #expect(releasedCalls == 0)
      withExtendedLifetime((observation, released)) {}
    }

    @Test("A call that is due retains no window")
    func released() async {
      weak var window: UIWindow?
      var observation: AnyObject?
      do {
        let screen = Screen(Self.makeTabs())
        await pass()
        window = screen.window
        observation = HeadlessHierarchy.observe(in: screen.window) {}
        Change.selectTab.make(in: screen)
      }
      #expect(window == nil)
      withExtendedLifetime(observation) {}
    }

    @Test("A change of controllers in no window is told to the observers of all windows, and to no others")
    func detached() async {
      let screen = Screen()
      await pass()
      var calls = 0
      var windowCalls = 0
      let observations = [
        HeadlessHierarchy.observe { calls += 1 }, HeadlessHierarchy.observe(in: screen.window) { windowCalls += 1 },
      ]
      _ = Self.makeTabs()
      await pass()
      #expect(calls > 0)
      #expect(windowCalls == 0)
      withExtendedLifetime(observations) {}
    }
  }
#endif
