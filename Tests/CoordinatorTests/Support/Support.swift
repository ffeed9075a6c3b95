import Foundation
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

extension RoutingError {
  /// The error of a router of the key window while there is none.
  static let withoutWindow = RoutingError(
    .noWindow, step: nil, reason: "there is no window to navigate in", fix: "show a window")
}

/// Returns an inbox whose links are texts, and whose gate is open.
@MainActor
func textInbox(
  gate: ReadinessGate = ReadinessGate(closedFor: []), carryOut: @escaping @MainActor (String) async throws -> Void
) -> DeepLinkInbox<String> {
  DeepLinkInbox(gate: gate, read: { $0.absoluteString }, carryOut: carryOut)
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
