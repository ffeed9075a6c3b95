/// The settings of one request that may differ from other requests of its router.
@MainActor
package struct RequestOptions {
  /// The controllers that leave because guards deny them, or because the app closes them.
  var leaving: [UIViewController] = []
  /// The redirection that leads to the destination, so that no guard is asked again.
  var redirection: Redirection?
  /// A Boolean value that indicates whether the guards and the context tasks of the router run.
  var runsHooks = true
  /// A Boolean value that indicates whether screens with unsaved changes are asked before they leave.
  var asksScreens = true
  /// A Boolean value that indicates whether a screen is closed: alerts then leave with the screens that show them.
  var isClosing = false
  /// A Boolean value that indicates whether modals that stay during navigations are dismissed as well.
  var dismissesAll = false
  /// A Boolean value that indicates whether the guards are asked for a screen that is in the hierarchy already.
  var isRevalidation = false
  /// A Boolean value that indicates whether recorders are told.
  ///
  /// A recording has what leaves as changes, since a replay has no guards that would deny it.
  var isRecorded = true

  init() {}

  /// Returns the guards and tasks of a router that a request with these options runs.
  func hooks(of router: RouterConfiguration) -> StepHooks<Any?> {
    runsHooks ? router.hooks : router.hooks.withoutGuardsAndContextTasks
  }

  /// Creates the options of a navigation whose guards have been asked, away from the controllers that they deny.
  ///
  /// - Parameters:
  ///   - denied: The controllers.
  ///   - redirection: The redirection that leads to the destination, or `nil` if all guards have been asked.
  package init(leaving denied: [UIViewController], redirection: Redirection?) {
    leaving = denied
    self.redirection = redirection
    runsHooks = redirection != nil
    dismissesAll = denied.contains { $0.departure.contains { $0.parent == nil && $0.staysDuringNavigation } }
    isRecorded = false
  }
}

/// A redirection by a guard that was asked before the navigation began.
@MainActor
package struct Redirection {
  let from: Destination
  package let to: Destination
  /// The guards that were asked, with their answers.
  let guards: Guards
}
