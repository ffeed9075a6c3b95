/// A reason why a window will change without further action by the user or the app.
package enum WindowActivity {
  /// A transition is under way, with the name of a controller that takes part in it.
  case transition(String)
  /// A navigation to this place holds the lock of the window.
  case navigation(String)

  /// Creates the reason why a window is not at rest, or `nil` if it is at rest.
  ///
  /// A request that waits in a guard holds no window, because it may wait for the user.
  @MainActor
  package init?(of window: UIWindow) {
    if let holder = CommitLock.of(window).holder {
      self = .navigation("\(holder.place)")
    } else if let coordinator = window.transitionUnderWay {
      let moving = coordinator.viewController(forKey: .to) ?? window.rootViewController
      self = .transition(moving.map(typeName) ?? "UIWindow")
    } else {
      return nil
    }
  }
}
