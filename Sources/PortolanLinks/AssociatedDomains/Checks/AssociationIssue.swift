/// Something in an association file that will not do what was meant.
public struct AssociationIssue: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Links do not open as the file or the app says.
    case error
    /// It has no effect, or not the one that was meant.
    case warning
  }

  /// How bad it is.
  public let severity: Severity
  /// Where in the file it is, such as `applinks.details[0].components[2]`.
  public let place: String
  /// Why, in one sentence without a full stop.
  public let reason: String
  /// What to change, in one sentence without a full stop.
  public let fix: String

  init(_ severity: Severity, _ place: String, _ reason: String, fix: String) {
    self.severity = severity
    self.place = place
    self.reason = reason
    self.fix = fix
  }
}

extension AssociationIssue: CustomStringConvertible {
  /// The issue on one line.
  public var description: String { "\(severity) \(place): \(reason). To fix: \(fix)." }
}
