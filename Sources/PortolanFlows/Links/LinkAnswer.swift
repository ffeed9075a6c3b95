/// The answer to a link.
///
/// Each link gets one answer.
///
/// ```swift
/// switch await inbox.deliver(.url(url)) {
/// case .reached: log("done")
/// case .denied(let error): log("refused: \(error)")
/// case .unknown(let error): log("not a link of this app: \(error)")
/// case .superseded: log("a newer link has replaced it")
/// case .setAside: log("the app ended while it was performed")
/// }
/// ```
public enum LinkAnswer: Sendable, CustomStringConvertible {
  /// The link was performed.
  case reached
  /// The link was not performed: a guard denied it, there is no way to it, or the waiting task was cancelled.
  case denied(any Error)
  /// The link is unknown, with the error that explains it.
  case unknown(any Error)
  /// A newer link replaced this one.
  case superseded
  /// The link was not performed, because the last launch ended while it was. The app can offer it again.
  case setAside

  /// A Boolean value that indicates whether the link was performed.
  public var isReached: Bool {
    if case .reached = self { true } else { false }
  }

  /// The answer in one word, followed by the error if the link was not performed.
  public var description: String {
    switch self {
    case .reached: "reached"
    case .denied(let error): "denied: \(ValueText.of(error))"
    case .unknown(let error): "unknown: \(ValueText.of(error))"
    case .superseded: "superseded"
    case .setAside: "set aside"
    }
  }
}
