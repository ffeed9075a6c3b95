#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Changes of hierarchies name their window", .headlessOnly, .limited)
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

    private static func makeTabs() -> UITabBarController {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UINavigationController(rootViewController: UIViewController())]
      return tabs
    }

    @Test("A change is told with the window in which it is, and with no other", arguments: Change.allCases)
    func change(change: Change) async {
      let screen = Screen(Self.makeTabs())
      let other = Screen(Self.makeTabs())
      await settle()
      change.prepare(screen)
      await settle()
      // Identities, as windows of tests that run meanwhile are told too, and these tests expect their release.
      var windows: Set<ObjectIdentifier?> = []
      let observation = HeadlessHierarchy.observe { windows.insert($0.map(ObjectIdentifier.init)) }
      change.make(in: screen)
      await settle()
      #expect(windows.contains(ObjectIdentifier(screen.window)))
      #expect(!windows.contains(ObjectIdentifier(other.window)))
      withExtendedLifetime(observation) {}
    }

    @Test("A change of controllers in no window names none")
    func detached() {
      let screen = Screen()
      var windows: [UIWindow?] = []
      let observation = HeadlessHierarchy.observe { windows.append($0) }
      _ = Self.makeTabs()
      #expect(!windows.isEmpty)
      #expect(windows.allSatisfy { $0 == nil })
      withExtendedLifetime((observation, screen)) {}
    }
  }
#endif
