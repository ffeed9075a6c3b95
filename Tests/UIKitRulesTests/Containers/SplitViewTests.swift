import Portolan
import Testing

@MainActor
@Suite("A split view", .rule(.split), .headlessOnly, .limited)
struct SplitViewTests {
  private let primary = UIViewController()
  private let secondary = UIViewController()
  private let split = UISplitViewController()

  @Test("The classic form holds the controllers that it is given", .tags(.documented))
  func classic() {
    split.viewControllers = [primary, secondary]
    #expect(split.viewControllers == [primary, secondary])
    #expect(secondary.parent === split)
    split.viewControllers = [primary]
    #expect(secondary.parent == nil)
  }

  @Test("Both controllers are on screen", .tags(.documented))
  func bothAppear() async {
    let journal = Journal()
    split.viewControllers = [journal.controller("a"), journal.controller("b")]
    let screen = Screen(split)
    await settle()
    #expect(journal.take().filter { $0.hasSuffix("didAppear") } == ["a didAppear", "b didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test("Showing details replaces the second controller", .tags(.documented))
  func showDetail() async {
    let journal = Journal()
    let old = journal.controller("old")
    let new = journal.controller("new")
    split.viewControllers = [primary, old]
    let screen = Screen(split)
    await settle()
    _ = journal.take()
    primary.showDetailViewController(new, sender: nil)
    await settle()
    #expect(split.viewControllers == [primary, new])
    #expect(
      journal.take() == ["new didLoad", "old willDisappear", "new willAppear", "old didDisappear", "new didAppear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test("Showing in a stack pushes there", .tags(.documented))
  func show() async {
    let stack = UINavigationController(rootViewController: primary)
    split.viewControllers = [stack, secondary]
    let screen = Screen(split)
    let shown = UIViewController()
    split.show(shown, sender: nil)
    await settle()
    #expect(stack.topViewController === shown)
    withExtendedLifetime(screen) {}
  }

  // Source: the compiled sources of github.com/ekazaev/route-composer. UIKit's protocol does not inherit NSObjectProtocol.
  @Test("The delegate, which may be an object of any class, may show by itself", .tags(.documented))
  func delegateShows() {
    final class Showing: UISplitViewControllerDelegate {
      var shown: UIViewController?
      func splitViewController(
        _ splitViewController: UISplitViewController,
        showDetail vc: UIViewController,
        sender: Any?
      ) -> Bool {
        shown = vc
        return true
      }
    }
    let delegate = Showing()
    split.delegate = delegate
    split.viewControllers = [primary, secondary]
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    #expect(delegate.shown === detail)
    #expect(split.viewControllers == [primary, secondary])
  }

  @Test("Columns are wrapped in stacks, and answered as they were set", .tags(.documented))
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(secondary, for: .secondary)
    split.setViewController(primary, for: .primary)
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.parent === split)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.first === primary.navigationController)
    split.setViewController(UIViewController(), for: .secondary)
    #expect(secondary.splitViewController == nil)
  }

  @Test("A hidden column disappears, and comes back", .tags(.observed))
  func hides() async {
    let journal = Journal()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(journal.controller("primary"), for: .primary)
    split.setViewController(secondary, for: .secondary)
    let screen = Screen(split)
    await settle()
    _ = journal.take()
    split.hide(.primary)
    #expect(journal.take() == ["primary willDisappear", "primary didDisappear"])
    split.show(.primary)
    #expect(journal.take() == ["primary willAppear", "primary didAppear"])
    withExtendedLifetime(screen) {}
  }
}
