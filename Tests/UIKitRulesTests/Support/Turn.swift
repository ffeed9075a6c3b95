import Portolan

/// The time when a screen of a test performs the changes that were requested.
enum Turn: String, Sendable {
  /// In later turns of the main actor, as in UIKit.
  case later
  /// Inside the call. It is possible only on the headless platform.
  case immediate

  /// The time for the running test.
  @TaskLocal static var current = later

  #if !canImport(UIKit)
    /// The clock that performs the changes at this time.
    @MainActor var clock: any TransitionClock {
      self == .later ? NextTurnTransitionClock.shared : ImmediateTransitionClock.shared
    }
  #endif
}
