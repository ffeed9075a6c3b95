import Portolan

/// A list of pages that provides each of them and records what is heard of the user's turns.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal = Journal()
  let pages: [RecordingViewController]
  private(set) var turns: [String] = []

  init(_ names: String...) {
    let journal = journal
    pages = names.map(journal.controller)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbour(of: viewController, by: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    turns.append("to \(names(pendingViewControllers)) from \(names(pageViewController.viewControllers ?? []))")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let now = names(pageViewController.viewControllers ?? [])
    turns.append("\(completed ? "turned" : "let go") from \(names(previousViewControllers)), at \(now)")
  }

  private func neighbour(of page: UIViewController, by offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + offset) else {
      return nil
    }
    return pages[index + offset]
  }

  private func names(_ pages: [UIViewController]) -> String {
    pages.compactMap { ($0 as? RecordingViewController)?.name }.joined(separator: "+")
  }
}
