/// What has become of a link. Each link gets one answer.
public enum LinkAnswer: Sendable, CustomStringConvertible {
  /// It was carried out.
  case reached
  /// It was not carried out: a guard said no, there is no way, the task that waited was cancelled.
  case denied(any Error)
  /// Nobody knows what it means, and why.
  case unknown(any Error)
  /// A newer link took its place.
  case superseded

  /// Whether it was carried out.
  public var isReached: Bool {
    if case .reached = self { true } else { false }
  }

  /// The answer in a word, and why where it was not carried out.
  public var description: String {
    switch self {
    case .reached: "reached"
    case .denied(let error): "denied: \(ValueText.of(error))"
    case .unknown(let error): "unknown: \(ValueText.of(error))"
    case .superseded: "superseded"
    }
  }
}
