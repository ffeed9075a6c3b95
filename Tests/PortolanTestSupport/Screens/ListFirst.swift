#if !canImport(UIKit)
  package import Portolan

  /// A controller without a screen.
  package final class PlaceholderViewController: UIViewController {}

  /// A split view that shows the list while it is collapsed, and not the placeholder, as in the guide about lists and details.
  package final class ListFirstSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    package override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    package func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool { secondary is PlaceholderViewController }

    package func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      guard style == .unspecified else { return nil }
      return (primary as? UINavigationController)?.viewControllers.count == 1 ? PlaceholderViewController() : nil
    }

    package func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      let detail = viewController(for: .secondary)
      let isEmpty = detail is PlaceholderViewController
      return isEmpty ? (style == .tripleColumn ? .supplementary : .primary) : proposedTopColumn
    }
  }
#endif
