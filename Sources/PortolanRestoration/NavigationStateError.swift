/// An error that explains why a stored ``NavigationState`` cannot be read.
public struct NavigationStateError: Error, Hashable, Sendable {
  /// The kind of a failure.
  ///
  /// Later versions may add more kinds.
  public struct Code: Hashable, Sendable {
    enum Value: String { case corrupt, tooLarge, older, newer }
    let value: Value

    /// The document is not a stored state, or only a part of one.
    public static let corrupt = Code(value: .corrupt)
    /// The document is larger than any document that the library writes.
    public static let tooLarge = Code(value: .tooLarge)
    /// An older version wrote the document, and there is no closure to migrate it.
    public static let older = Code(value: .older)
    /// A newer version wrote the document.
    public static let newer = Code(value: .newer)
  }

  /// The kind of failure.
  public let code: Code
  /// The reason, in one sentence without a full stop.
  public let reason: String
  /// The change that mends the failure, in one sentence without a full stop.
  public let fix: String

  /// Returns the error for a document that cannot be decoded.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - error: The error of decoding the document.
  ///   - isMigrated: `true` if the app's own migration made the document.
  /// - Returns: The error.
  static func corrupt(_ data: Data, _ error: any Error, isMigrated: Bool) -> NavigationStateError {
    NavigationStateError(
      code: .corrupt,
      reason: "this is not a stored navigation state: \(StateDecodingFailure(error).description(in: data))",
      fix: isMigrated
        ? "correct it in the document that the migrating closure returns"
        : "start from the first screen and store the state again, or correct the document if it was written by hand")
  }

  static func tooLarge(_ size: Int, limit: Int) -> NavigationStateError {
    NavigationStateError(
      code: .tooLarge, reason: "the navigation state has \(size) bytes, more than \(limit)",
      fix: "start from the first screen, and let screens carry the identifiers of their contents, not the contents")
  }

  static func tooDeep() -> NavigationStateError {
    NavigationStateError(
      code: .tooLarge, reason: "the navigation state is nested too deeply to be read as JSON",
      fix: "start from the first screen, and present no screen over hundreds of others")
  }

  static func older(_ version: Int, known: Int) -> NavigationStateError {
    NavigationStateError(
      code: .older,
      reason: "the navigation state was stored by version \(version) of the screens, "
        + "and the current version is \(known)",
      fix: "pass a closure as `migrating` that converts the document to version \(known)")
  }

  static func newer(_ version: Int, known: Int) -> NavigationStateError {
    NavigationStateError(
      code: .newer,
      reason: "the navigation state was stored by version \(version) of the screens, "
        + "and the current version is \(known)",
      fix: "start from the first screen, because an older app cannot read the screens of a newer one")
  }

  static func olderFormat(_ format: Int) -> NavigationStateError {
    NavigationStateError(
      code: .older,
      reason: "the navigation state is stored in format \(format), which no version of Portolan has written",
      fix: "start from the first screen and store the state again")
  }

  static func newerFormat(_ format: Int, known: Int) -> NavigationStateError {
    NavigationStateError(
      code: .newer, reason: "the navigation state is stored in format \(format), and this library reads \(known)",
      fix: "start from the first screen, or update Portolan")
  }
}

extension NavigationStateError: CustomStringConvertible {
  /// The whole diagnosis in one line.
  public var description: String { "Cannot restore: \(reason). To fix: \(fix)." }
}
