import Portolan

/// When a screen of a test carries out what was asked of it.
enum Turn: String, Sendable {
  /// In later turns of the main actor, as UIKit does.
  case later
  /// Inside the call, which only the headless platform can do.
  case immediate

  /// How it is in the test that runs.
  @TaskLocal static var current = later
}
