/// The notes of the router about a controller, tied to it.
@MainActor
package final class ControllerNotes {
  /// The screen that the controller shows.
  ///
  /// It may be one of a feature until it is read.
  var screen: (any Screen)?
  /// The embeddings of the features that built the controller and the controllers around and under it, innermost first.
  var embeddings: [ScreenEmbedding] = []
  /// A Boolean value that indicates whether the screen belongs to the app.
  ///
  /// It stays so if the controller moves.
  var isTranslated = false
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
  /// The delegates of presentations, since presentations do not retain them.
  var delegates: [AnyObject] = []
}

extension UIViewController {
  /// The notes about this controller, or `nil` if there are none.
  @inline(never) package var routerNotes: ControllerNotes? { Platform.object(tiedTo: self) as? ControllerNotes }

  /// Returns the notes about this controller, created for the first note.
  @inline(never) package func makeRouterNotes() -> ControllerNotes {
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

  /// A Boolean value that indicates whether navigations below this presented controller leave it presented.
  ///
  /// Set it for a sheet that does not dim its presenter, such as the list of places over a map. A route that starts below
  /// the sheet then changes the controllers below and keeps the sheet. ``Step/current`` skips it. A route that
  /// presents a screen presents it over the sheet. A route that replaces the root still dismisses the sheet, as does
  /// `close(animated:)` of the sheet.
  ///
  /// The default is `true` for a `UISearchController`: UIKit presents it while its search is active, so that a push of a result
  /// does not end the search, and a screen is presented over it. For other controllers it is `false`.
  ///
  /// ```swift
  /// let banner = HelpViewController()
  /// banner.staysDuringNavigation = true
  /// window.rootViewController?.present(banner, animated: true)
  /// ```
  public var staysDuringNavigation: Bool {
    @inline(never) get { routerNotes?.stays ?? (self is UISearchController) }
    set { makeRouterNotes().stays = newValue }
  }

  /// Returns the controllers that are presented over this one and must leave to show it, or all of them, lowest first.
  ///
  /// A controller around this one may present another modal than the nearest presenter does. An example is a sheet over the tabs
  /// while a search is active in one of them.
  func modalsOver(all: Bool = false) -> [UIViewController] {
    let nearest = presentedOnTop
    var lowest = nearest.map { [$0] } ?? []
    var child = self
    while let ancestor = child.parent ?? child.presentingViewController {
      if let presented = ancestor.ownPresented, presented !== child, presented !== nearest, !presented.isBeingDismissed
      {
        lowest.append(presented)
      }
      child = ancestor
    }
    return lowest.flatMap { modal in
      sequence(first: modal, next: \.presentedOnTop).drop { !all && $0.staysDuringNavigation }
    }
  }

  /// The topmost of the modals that stay and lie directly over this controller, or this controller itself.
  ///
  /// UIKit presents only from a controller that presents nothing else.
  var underStayingModals: UIViewController {
    var presenter = self
    while let modal = presenter.presentedOnTop, modal.staysDuringNavigation { presenter = modal }
    return presenter
  }
}

extension UIAlertController {
  /// A Boolean value that indicates whether a navigation may dismiss the alert, because it belongs to a question.
  ///
  /// Other alerts wait for the user.
  package var mayLeaveUnanswered: Bool {
    get { routerNotes?.mayLeaveUnanswered ?? false }
    set { makeRouterNotes().mayLeaveUnanswered = newValue }
  }
}
