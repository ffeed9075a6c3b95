#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A split view in a compact width", .rule(.split), .headlessOnly, .tags(.documented))
  struct SplitCollapseTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
      var isDealtWith = true
      var (collapsed, expanded): (UIViewController?, UIViewController?)

      func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        collapsed
      }
      func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        expanded
      }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { isDealtWith }
    }

    private let list = UIViewController()
    private let detail = UIViewController()
    private let split = UISplitViewController()

    private func stackScreen() -> (Screen, UINavigationController, UINavigationController) {
      let primary = UINavigationController(rootViewController: list)
      let secondary = UINavigationController(rootViewController: detail)
      split.viewControllers = [primary, secondary]
      return (Screen(split), primary, secondary)
    }

    // Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/primaryviewcontroller(forcollapsing:) and
    // …(forexpanding:).
    @Test("The delegate chooses the primary controller of a collapsed split view, and of one that separates")
    func chosenPrimary() {
      let (screen, primary, secondary) = stackScreen()
      let delegate = Delegate()
      split.delegate = delegate
      let only = UIViewController()
      delegate.collapsed = only
      screen.window.user.resize(to: .compact)
      #expect(split.viewControllers == [only])
      #expect(primary.viewIfLoaded?.window == nil)
      delegate.expanded = primary
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, secondary])
      #expect(only.parent == nil)
    }

    @Test("Details go onto the primary stack, and back when there is room again")
    func collapsesAndSeparates() {
      let (screen, primary, secondary) = stackScreen()
      screen.window.user.resize(to: .compact)
      #expect(split.isCollapsed)
      #expect(split.viewControllers == [primary])
      #expect(primary.viewControllers == [list, detail])
      screen.window.user.resize(to: .regular)
      #expect(!split.isCollapsed)
      #expect(split.viewControllers == [primary, secondary])
      #expect(primary.viewControllers == [list])
      #expect(secondary.viewControllers == [detail])
      #expect(detail.view.window === screen.window)
    }

    // Source: malhal.com/category/uikit, which quotes the documentation of UISplitViewControllerDelegate.
    @Test("With room again, a screen above a plain detail takes its place, and the detail stays on the stack")
    func plainDetail() {
      let primary = UINavigationController(rootViewController: list)
      split.viewControllers = [primary, detail]
      let screen = Screen(split)
      screen.window.user.resize(to: .compact)
      #expect(primary.viewControllers == [list, detail])
      let next = UIViewController()
      primary.pushViewController(next, animated: false)
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, next])
      #expect(primary.viewControllers == [list, detail])
      #expect(next.view.window === screen.window)
    }

    @Test("A plain detail alone goes back when there is room again")
    func plainDetailAlone() {
      let primary = UINavigationController(rootViewController: list)
      split.viewControllers = [primary, detail]
      let screen = Screen(split)
      screen.window.user.resize(to: .compact)
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, detail])
      #expect(primary.viewControllers == [list])
    }

    // Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:separatesecondaryfrom:).
    @Test(
      "With room again, the top of the stack becomes the detail, however it came there", arguments: [false, true])
    func topOfStack(isPushed: Bool) {
      let delegate = Delegate()
      split.delegate = delegate
      let (screen, primary, secondary) = stackScreen()
      screen.window.user.resize(to: .compact)
      let next = UIViewController()
      if isPushed {
        primary.pushViewController(next, animated: false)
      } else {
        list.showDetailViewController(next, sender: nil)
      }
      #expect(primary.viewControllers == [list, next])
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, next])
      #expect(primary.viewControllers == [list])
      #expect(next.view.window === screen.window)
      #expect(secondary.viewIfLoaded?.window == nil)
    }

    @Test("A detail that a list without one shows in a compact width is beside the list when there is room")
    func firstDetail() {
      let primary = UINavigationController(rootViewController: list)
      split.viewControllers = [primary]
      let screen = Screen(split)
      screen.window.user.resize(to: .compact)
      list.showDetailViewController(detail, sender: nil)
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, detail])
      #expect(primary.viewControllers == [list])
    }

    @Test("A detail that the column form shows in a compact width has the second column when there is room")
    func columnDetail() {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      let screen = Screen(split)
      screen.window.user.resize(to: .compact)
      split.showDetailViewController(detail, sender: nil)
      let stack = list.navigationController
      #expect(stack?.viewControllers == [list, detail])
      screen.window.user.resize(to: .regular)
      #expect(stack?.viewControllers == [list])
      #expect(split.viewControllers == [stack, detail.navigationController])
      #expect(split.viewController(for: .secondary) === detail)
      #expect(detail.view.window === screen.window)
    }

    // Source: developer.apple.com/documentation/uikit/uitraitcollection: the traits of a window reach all controllers in it.
    @Test("Below a sheet it collapses at once, and below a full screen when that has gone", arguments: [false, true])
    func covered(isFull: Bool) {
      let (screen, primary, secondary) = stackScreen()
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      let modal = UIViewController()
      modal.modalPresentationStyle = isFull ? .fullScreen : .formSheet
      split.present(modal, animated: false)
      screen.window.user.resize(to: .compact)
      if !isFull { #expect(split.isCollapsed) }
      split.dismiss(animated: false)
      #expect(split.isCollapsed)
      #expect(primary.viewControllers == [list, detail])
      split.present(modal, animated: false)
      screen.window.user.resize(to: .regular)
      split.dismiss(animated: false)
      #expect(split.viewControllers == [primary, secondary])
    }

    @Test("A delegate that has dealt with the details keeps them out of sight")
    func delegateDeals() {
      let delegate = Delegate()
      split.delegate = delegate
      let (screen, primary, secondary) = stackScreen()
      screen.window.user.resize(to: .compact)
      #expect(primary.viewControllers == [list])
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, secondary])
    }

    @Test("Collapsed, details are pushed")
    func showDetail() {
      let (screen, primary, _) = stackScreen()
      screen.window.user.resize(to: .compact)
      let next = UIViewController()
      list.showDetailViewController(next, sender: nil)
      #expect(primary.viewControllers == [list, detail, next])
    }

    // Source: Xcode's template of a split view shows details in a navigation controller; collapsed, its controllers are on the
    // primary stack, as developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:) says.
    @Test("Collapsed, the controllers of a navigation controller are pushed, and go back to it")
    func showDetailInStack() {
      let (screen, primary, _) = stackScreen()
      let delegate = Delegate()
      split.delegate = delegate
      screen.window.user.resize(to: .compact)
      let next = UIViewController()
      let wrapper = UINavigationController(rootViewController: next)
      list.showDetailViewController(wrapper, sender: nil)
      #expect(split.presentedViewController == nil)
      #expect(primary.viewControllers == [list, next])
      #expect(next.navigationController === primary)
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [primary, wrapper])
      #expect(primary.viewControllers == [list])
      #expect(wrapper.viewControllers == [next])
    }

    // Source: developer.apple.com/documentation/uikit/uiview/areanimationsenabled.
    @Test("Details are pushed without an animation while animations are off")
    func showWithoutAnimation() {
      let journal = Journal()
      let (screen, _, _) = stackScreen()
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      screen.window.user.resize(to: .compact)
      let (still, moving) = (journal.controller("still"), journal.controller("moving"))
      UIView.performWithoutAnimation { list.showDetailViewController(still, sender: nil) }
      #expect(UIView.areAnimationsEnabled)
      list.showDetailViewController(moving, sender: nil)
      #expect(still.animations.first == false)
      #expect(moving.animations.first == true)
    }
  }
#endif
