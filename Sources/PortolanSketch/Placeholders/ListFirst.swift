#if !canImport(UIKit)
  import Portolan

  /// A split view controller that shows its list first while it is collapsed and nothing is selected.
  final class ListFirst: UISplitViewController, UISplitViewControllerDelegate {
    init(_ list: UIViewController, _ detail: UIViewController?) {
      super.init(nibName: nil, bundle: nil)
      viewControllers = [list, detail ?? NoDetail()]
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool { secondary is NoDetail }

    func splitViewController(
      _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
      guard let list = primary as? UINavigationController, list.viewControllers.count > 1 else { return NoDetail() }
      // Screens that were opened from a detail need a stack in the second column as well.
      let (detail, screens) = (UINavigationController(), Array(list.viewControllers.dropFirst()))
      list.setViewControllers(Array(list.viewControllers.prefix(1)), animated: false)
      detail.setViewControllers(screens, animated: false)
      return detail
    }
  }

  /// The second column while nothing is selected.
  private final class NoDetail: UIViewController {}
#endif
