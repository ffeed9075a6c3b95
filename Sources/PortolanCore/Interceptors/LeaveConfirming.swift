/// A screen that asks the user before it leaves, for example because of unsaved changes.
///
/// ```swift
/// final class DraftViewController: UIViewController, LeaveConfirming {
///   var hasUnsavedChanges = false {
///     didSet { setNeedsUpdateOfLeaveConfirmation() }
///   }
///
///   func confirmLeaving() async throws -> Bool {
///     let discard = Question<Bool>("Discard the draft?")
///       .choice("Discard", style: .destructive, true)
///       .choice("Keep Editing", style: .cancel, false)
///     return try await ask(discard) ?? false
///   }
/// }
/// ```
///
/// The same question answers everything that would remove the screen: the back button, a swipe down, a link, a route
/// that dismisses, pops or replaces the screen, and `close(animated:)` of `UIViewController`. The swipe back is disabled
/// while the screen has unsaved changes. A route that selects another tab removes nothing and does not ask.
@MainActor
public protocol LeaveConfirming: RoutingInterceptable {
  /// A Boolean value that indicates whether the screen must be asked before it leaves.
  ///
  /// The router reads it before anything moves. Call ``setNeedsUpdateOfLeaveConfirmation()`` when it changes, so that the
  /// back button and the swipes follow.
  var hasUnsavedChanges: Bool { get }

  /// Asks the user whether the screen may leave, and saves or discards the changes.
  ///
  /// The router calls this method after the guards have agreed and before anything moves. It may take any amount of time.
  /// All requests that would remove the screen meanwhile wait for the same answer. If all of them are cancelled, the task
  /// of this method is cancelled. If the screen leaves the hierarchy meanwhile, the answer no longer matters.
  ///
  /// - Returns: `true` if the screen may leave. If it is `false`, the request fails with the code
  ///   ``RoutingError/Code/leaveDenied``, and nothing moves.
  /// - Throws: Any error, for example if saving fails. The request then fails with that error, and nothing moves.
  func confirmLeaving() async throws -> Bool
}

extension UIViewController {
  /// A Boolean value that indicates whether this controller, or one inside it or presented over it, has unsaved changes.
  ///
  /// - Complexity: O(n) in the number of these controllers.
  public var hasUnsavedScreens: Bool {
    var hasUnsaved = false
    forEachInSubtree { candidate in
      if let screen = candidate as? any LeaveConfirming, screen.hasUnsavedChanges { hasUnsaved = true }
    }
    return hasUnsaved
  }
}
