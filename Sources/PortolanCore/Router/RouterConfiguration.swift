/// The configuration of a router's navigations: guards, tasks and observers.
///
/// It is immutable, so that a navigation keeps the configuration that it began with.
@MainActor
@dynamicMemberLookup
package final class RouterConfiguration {
  @MainActor
  package struct Contents {
    /// The guards and tasks of all navigations.
    var hooks = StepHooks<Any?>()
    package var observers = EventListeners()
    /// A closure that answers in place of the guards of a request with a number, for a replay.
    package var script: (@MainActor (_ request: Int) throws -> Work<InterceptorAnswer>)?
    /// The root assemblies that build screens.
    var assemblies = ScreenAssemblies()
    /// Returns `true` if the feature with a name is on.
    package var isOn: @MainActor (_ flag: String) -> Bool = { _ in false }
    /// The time that each factory, action and task of the app may take, or `nil` for no limit.
    var timeout: Duration?
    /// A Boolean value that indicates whether alerts leave with the screens that show them, as when the owner closes a
    /// screen.
    var takesAlertsAway = false
    /// A Boolean value that indicates whether screens with unsaved changes are asked before they leave.
    package var asksScreens = true
    /// A Boolean value that indicates whether modals that stay during navigations are dismissed as well.
    var dismissesAll = false
    /// The controllers that leave because guards deny them.
    var denied: [UIViewController] = []
    /// The redirection that leads to the destination, so that no guard is asked again.
    var redirection: Redirection?
  }

  private let contents: Contents

  init(_ contents: Contents = Contents()) {
    self.contents = contents
  }

  package subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value { contents[keyPath: path] }

  /// Returns a copy with a change.
  package func changing(_ change: (inout Contents) -> Void) -> RouterConfiguration {
    var contents = contents
    change(&contents)
    return RouterConfiguration(contents)
  }

  /// Returns the configuration of a navigation whose guards have been asked, away from the controllers that they deny.
  ///
  /// - Parameters:
  ///   - denied: The controllers.
  ///   - redirection: The redirection that leads to the destination, or `nil` if all guards have been asked.
  /// - Returns: The configuration.
  package func leaving(_ denied: [UIViewController], redirection: Redirection?) -> RouterConfiguration {
    changing {
      ($0.denied, $0.redirection) = (denied, redirection)
      // A recording has what leaves as changes, since a replay has no guards that would deny it.
      $0.observers.follow = nil
      $0.dismissesAll = denied.contains { $0.level.staysDuringNavigation }
      if redirection == nil { $0.hooks = $0.hooks.withoutGuardsAndContextTasks }
    }
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
