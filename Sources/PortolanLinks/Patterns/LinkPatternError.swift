/// An error that describes a fault in the text of a pattern.
///
/// ```swift
/// do {
///   _ = try LinkPattern("/products/{id")
/// } catch {
///   print(error)  // the pattern, the byte, the cause, and "To fix: …"
/// }
/// ```
public struct LinkPatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let pattern: String
  /// The offset of the fault in the pattern, in bytes of UTF-8.
  public let offset: Int
  /// The cause, in one sentence without a full stop.
  public let reason: String
  /// The change to make, in one sentence without a full stop.
  public let fix: String
  /// A Boolean value that indicates whether the name of a placeholder occurs twice.
  var isNameTwice = false

  /// The complete diagnosis, on one line.
  public var description: String { "Pattern \"\(pattern)\", byte \(offset): \(reason). To fix: \(fix)." }
}
