import Portolan
@_exported public import PortolanTestSupport
@_exported public import PortolanTestTraits

final class FormViewController: UIViewController {}
final class DetailViewController: UIViewController {}
final class OtherViewController: UIViewController {}

/// Counts calls.
@MainActor
final class Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

// Synchronous, as an async test would get UIKit's async forms.

@MainActor
func present(_ viewController: UIViewController, on presenter: UIViewController, animated: Bool = false) {
  presenter.present(viewController, animated: animated)
}

@MainActor
func dismiss(_ viewController: UIViewController, animated: Bool = false) {
  viewController.dismiss(animated: animated)
}
