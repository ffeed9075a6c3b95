import Portolan

/// When the transitions in an app of a test are over.
enum Completion: String, CaseIterable, Sendable {
  /// Before the call that began them returns.
  case immediate
  /// Some turns of the main actor after that, as on a phone.
  case deferred
  /// Likewise, and their completions are called some turns later still, those of transitions that are not animated too.
  case late

  /// How it is in the test that runs.
  @TaskLocal static var current = immediate

  /// A clock for a window of the test, and `nil` where it is to have its usual one.
  @MainActor
  func makeClock() -> DeferredClock? {
    switch self {
    case .immediate: nil
    case .deferred: DeferredClock(completions: .inline)
    case .late: DeferredClock(completions: .later)
    }
  }
}
