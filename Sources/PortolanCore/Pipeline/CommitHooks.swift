/// Closures that a feature runs around the commits of all windows.
///
/// The pipeline knows no feature. A feature adds its hooks when it is used for the first time.
@MainActor
package struct CommitHooks {
  /// Runs before a navigation changes the hierarchy.
  let willCommit: @MainActor (_ window: UIWindow) -> Void
  /// Runs when a navigation has changed the hierarchy and reached its destination, before the post-routing tasks.
  ///
  /// The destination is `nil` if the navigation has moved nothing.
  let didReach: @MainActor (_ destination: Destination?, _ target: UIViewController, _ window: UIWindow) -> Void

  /// Creates hooks.
  package init(
    willCommit: @escaping @MainActor (_ window: UIWindow) -> Void,
    didReach:
      @escaping @MainActor (_ destination: Destination?, _ target: UIViewController, _ window: UIWindow) -> Void
  ) {
    self.willCommit = willCommit
    self.didReach = didReach
  }

  // Exclusivity is unchecked, because hooks are only added.
  @exclusivity(unchecked) private static var all: [CommitHooks] = []

  package static func add(_ hooks: CommitHooks) { all.append(hooks) }

  static func willCommit(in window: UIWindow) {
    for hooks in all { hooks.willCommit(window) }
  }

  static func didReach(_ destination: Destination?, at target: UIViewController, in window: UIWindow) {
    for hooks in all { hooks.didReach(destination, target, window) }
  }
}
