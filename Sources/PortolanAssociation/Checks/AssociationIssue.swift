/// A part of an association file that will not work as intended.
///
/// ```swift
/// let errors = try AppSiteAssociation(data).issues.filter { $0.severity == .error }
/// #expect(errors.isEmpty, "\(errors)")
/// ```
public struct AssociationIssue: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// The severity of an issue.
  public enum Severity: String, Hashable, Encodable, Sendable {
    /// Links do not open as the file or the app intends.
    case error
    /// A part of the file has no effect, or not the intended effect.
    case warning
  }

  /// The severity of the issue.
  public let severity: Severity
  /// The location in the file, such as `applinks.details[0].components[2]`.
  public let place: String
  /// The cause, in one sentence without a full stop.
  public let reason: String
  /// The change to make, in one sentence without a full stop.
  public let fix: String

  /// The issue on one line.
  public var description: String { "\(severity) \(place): \(reason). To fix: \(fix)." }
}

extension [AssociationIssue] {
  mutating func warn(_ place: String, _ reason: String, fix: String) {
    append(AssociationIssue(severity: .warning, place: place, reason: reason, fix: fix))
  }

  mutating func fail(_ place: String, _ reason: String, fix: String) {
    append(AssociationIssue(severity: .error, place: place, reason: reason, fix: fix))
  }
}
