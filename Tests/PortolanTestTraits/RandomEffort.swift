import Foundation

/// The size of the tests that draw random apps, walks and flows: 1 for a change, and several times as much in a night.
///
/// Set PORTOLAN_EFFORT to multiply the number of what they draw, as `Scripts/nightly.sh random` does.
package enum RandomEffort {
  /// The factor of this run.
  package static let factor = max(1, ProcessInfo.processInfo.environment["PORTOLAN_EFFORT"].flatMap { Int($0) } ?? 1)
}
