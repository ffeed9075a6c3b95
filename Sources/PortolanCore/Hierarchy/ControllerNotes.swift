/// The notes of the router about a controller, which are tied to it.
@MainActor
package final class ControllerNotes {
  /// The screen that the controller shows.
  var mark = ScreenMark()
  /// A Boolean value that indicates whether navigations below leave the controller presented, or `nil` if the app has not set it.
  var stays: Bool?
  /// A Boolean value that indicates whether a navigation may dismiss the controller, an alert, unanswered.
  var mayLeaveUnanswered = false
  /// The change of tabs with which a route has shown the controller.
  var tabChange: TabChange?
  /// A closure that closes the controller with a value, in the way that its route defines.
  package var dismissal: (@MainActor (_ value: Any, _ animated: Bool) async throws -> Void)?
  /// The listener that updates the user's ways back, while the controller has unsaved changes or a way back is closed.
  var gestures: WindowWatch.Listener?
  /// A Boolean value that indicates whether the router has disabled the swipe back of the controller, a stack.
  var hasNoSwipeBack = false
  /// A Boolean value that indicates whether the router has disabled the swipe down of the controller, a sheet.
  var hasNoSwipeDown = false
  /// The delegates of presentations, which do not retain them.
  var delegates: [AnyObject] = []
}

extension UIViewController {
  /// The notes about this controller, or `nil` if there are none.
  package var routerNotes: ControllerNotes? { Platform.notes(of: self) }

  /// Returns the notes about this controller, which are created for the first one.
  package func makeRouterNotes() -> ControllerNotes {
    if let notes = routerNotes { return notes }
    let notes = ControllerNotes()
    Platform.tie(notes, to: self)
    return notes
  }

  /// Retains the delegate of a presentation as long as this controller.
  func tied<Delegate: AnyObject>(_ delegate: Delegate) -> Delegate {
    makeRouterNotes().delegates.append(delegate)
    return delegate
  }
}
