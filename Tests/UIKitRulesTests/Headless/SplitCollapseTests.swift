#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A split view in a compact width", .rule(.split), .headlessOnly, .tags(.documented))
  struct SplitCollapseTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
      var isDealtWith = true

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

    @Test("The column for a compact width takes the place of the others")
    func compactColumn() {
      let split = UISplitViewController(style: .doubleColumn)
      let compact = UITabBarController()
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      split.setViewController(compact, for: .compact)
      let screen = Screen(split)
      screen.window.user.resize(to: .compact)
      #expect(split.viewControllers == [compact])
      screen.window.user.resize(to: .regular)
      #expect(split.viewControllers == [list.navigationController, detail.navigationController])
    }
  }
#endif
