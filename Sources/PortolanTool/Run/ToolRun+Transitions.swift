extension ToolRun {
  /// Defers transitions of the visible window to later turns of the main actor, as on a device.
  ///
  /// An app that sets the clock of its window keeps it. On UIKit this function has no effect.
  func deferTransitions() {
    #if !canImport(UIKit)
      guard app.window.headless.transitionClock === ImmediateTransitionClock.shared else { return }
      app.window.headless.transitionClock = VirtualRun.current?.clock ?? NextTurnTransitionClock.shared
    #endif
  }

  /// A Boolean value that indicates whether a transition waits for its turn.
  var hasPendingTransitions: Bool {
    #if canImport(UIKit)
      false
    #else
      !NextTurnTransitionClock.shared.isIdle
    #endif
  }
}
