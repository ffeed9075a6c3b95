import Portolan

extension ToolRun {
  /// Lets the window that the user looks at take later turns for what it is asked, as a device does.
  ///
  /// An app that gave its window a clock keeps it. On UIKit there is nothing to do.
  func takeLaterTurns() {
    #if !canImport(UIKit)
      guard app.window.transitionClock === ImmediateTransitionClock.shared else { return }
      app.window.transitionClock = NextTurnTransitionClock.shared
    #endif
  }

  /// A Boolean value that indicates whether something that was asked for waits for its turn.
  var waitsForTurn: Bool {
    #if canImport(UIKit)
      false
    #else
      !NextTurnTransitionClock.shared.isIdle
    #endif
  }
}
