/// A reason why a window is about to look different without anything more that the user or the app does.
package enum WindowActivity {
  /// A transition runs in which the controller of this name takes part.
  case transition(String)
  /// A navigation to this place has the window to itself.
  case navigation(String)

  /// The reason why a window is not at rest; `nil` if it is.
  ///
  /// A request that waits in a guard holds no window: it may wait for the user.
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
