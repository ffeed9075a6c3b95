import Portolan

/// When the transitions in an app of a test are over.
enum Completion: String, CaseIterable, Sendable {
  /// Before the call that began them returns.
  case immediate
  /// Some turns of the main actor after that, as on a phone.
  case deferred
  /// Likewise, and their completions are called some turns later still, those of transitions that are not animated too.
  case late
  /// As `deferred`, but transitions begin some turns after the call too, animated or not, as UIKit's do.
  case turn

  /// How it is in the test that runs.
  @TaskLocal static var current = immediate

  /// A clock for a window of the test, and `nil` where it is to have its usual one.
  @MainActor
  func makeClock() -> DeferredClock? {
    switch self {
    case .immediate: nil
    case .deferred: DeferredClock(beginning: .inCall, completions: .inline)
    case .late: DeferredClock(beginning: .inCall, completions: .later)
    case .turn: DeferredClock(beginning: .later, completions: .inline)
    }
  }
}
