#if !canImport(UIKit)
  /// The counts of the requests' results that verify that walks meet everything.
  @MainActor
  package final class Tally {
    package static let shared = Tally()

    private var counts: [String: Int] = [:]

    func count(_ outcome: String) {
      counts[outcome, default: 0] += 1
    }

    /// The counts in one line, the most frequent first.
    package var summary: String {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
  }
#endif
