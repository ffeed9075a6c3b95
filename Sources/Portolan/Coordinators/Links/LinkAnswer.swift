/// What has become of a link. Each link gets one answer.
public enum LinkAnswer: Sendable, CustomStringConvertible {
  /// It was carried out.
  case reached
  /// It was not carried out: a guard said no, there is no way, the task that waited was cancelled.
  case denied(any Error)
  /// Nobody knows what it means.
  case unknown
  /// A newer link took its place.
  case superseded

  /// Whether it was carried out.
  public var isReached: Bool {
    if case .reached = self { true } else { false }
  }

  /// The answer in a word, and why where it was denied.
  public var description: String {
    switch self {
    case .reached: "reached"
    case .denied(let error): "denied: \(error)"
    case .unknown: "unknown"
    case .superseded: "superseded"
    }
  }
}

/// What happens to links that wait when another one comes.
public enum LinkPolicy: String, Hashable, Codable, Sendable {
  /// All are carried out, in the order in which they came.
  case inOrder
  /// All are carried out, in order; one that equals a link that waits or is under way shares its answer.
  case coalesce
  /// Only the newest is carried out: those that wait get the answer ``LinkAnswer/superseded``, and the one that is under
  /// way is cancelled.
  case latest
}
