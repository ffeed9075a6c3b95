/// An error for a snapshot that there was nothing to compare with.
///
/// ```swift
/// do {
///   try TestWindow<ShopScreen>(app.window).checkText(named: "product 42")
/// } catch let failure as FailedExpectation {
///   let error = failure.reason as? SnapshotError
///   if error?.reason == .recorded { print("read the new file: \(error!.file)") }
/// }
/// ```
public struct SnapshotError: Error, CustomStringConvertible {
  /// The reasons why nothing was compared.
  public enum Reason: Hashable, Sendable {
    /// The file was missing, and has been written.
    case recorded
    /// No file can have the name.
    case invalidName
    /// The file cannot be read.
    case unreadable
    /// The file is missing and cannot be written.
    case unwritable
  }

  /// The reason why nothing was compared.
  public let reason: Reason
  /// The path of the file, or the name if no file can have it.
  public let file: String
  /// The error of the file system, if any.
  public let underlyingError: (any Error)?

  init(_ reason: Reason, file: String, underlyingError: (any Error)? = nil) {
    self.reason = reason
    self.file = file
    self.underlyingError = underlyingError
  }

  /// The reason, and what to do.
  public var description: String {
    let cause = underlyingError.map { ": \($0)" } ?? ""
    return switch reason {
    case .recorded:
      "There was no snapshot \"\(file)\", and it has been written. To fix: read it, commit it, and run the test again."
    case .invalidName:
      "\"\(file)\" cannot be the name of a snapshot. To fix: use a name that is not empty, does not begin with a dot and "
        + "has no slash."
    case .unreadable:
      "The snapshot \"\(file)\" cannot be read\(cause). To fix: let it be a readable text in UTF-8, or delete it."
    case .unwritable:
      "There is no snapshot \"\(file)\", and it cannot be written\(cause). To fix: run the test once where its folder is "
        + "writable, and commit the file."
    }
  }
}
