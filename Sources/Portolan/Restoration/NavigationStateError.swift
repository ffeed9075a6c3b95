/// Why a stored ``NavigationState`` cannot be read.
public struct NavigationStateError: Error, Hashable, Sendable {
  /// What kind of failure it was. More kinds may come.
  public struct Code: Hashable, Sendable {
    enum Value: String { case corrupt, tooLarge, older, newer }
    let value: Value

    /// The document is no such document, or only a part of one.
    public static let corrupt = Code(value: .corrupt)
    /// The document is larger than any that is written.
    public static let tooLarge = Code(value: .tooLarge)
    /// An older version has written it, and there is nothing to migrate it with.
    public static let older = Code(value: .older)
    /// A newer version has written it.
    public static let newer = Code(value: .newer)
  }

  /// The kind of failure.
  public let code: Code
  /// Why, in one sentence without a full stop.
  public let reason: String
  /// What to change, in one sentence without a full stop.
  public let fix: String

  /// - Parameters:
  ///   - error: What decoding the document has thrown.
  ///   - isMigrated: Whether the app itself has made the document.
  static func corrupt(_ error: any Error, isMigrated: Bool) -> NavigationStateError {
    NavigationStateError(
      code: .corrupt, reason: "this is no stored navigation state: \(StateDecodingFailure(error).description)",
      fix: isMigrated
        ? "correct it in the document that migrating returns"
        : "start from the first screen and store the state anew, or correct it where the document was made by hand")
  }

  static func tooLarge(_ size: Int, limit: Int) -> NavigationStateError {
    NavigationStateError(
      code: .tooLarge, reason: "the navigation state has \(size) bytes, more than \(limit)",
      fix: "start from the first screen, and let screens carry what identifies their contents instead of the contents")
  }

  static func tooDeep() -> NavigationStateError {
    NavigationStateError(
      code: .tooLarge, reason: "the navigation state is nested deeper than JSON can be read",
      fix: "start from the first screen, and let no screen be presented over hundreds of others")
  }

  static func older(_ version: Int, known: Int) -> NavigationStateError {
    NavigationStateError(
      code: .older,
      reason: "the navigation state was stored by version \(version) of the screens, and this is \(known)",
      fix: "give migrating: a closure that makes it a document of version \(known)")
  }

  static func newer(_ version: Int, known: Int) -> NavigationStateError {
    NavigationStateError(
      code: .newer,
      reason: "the navigation state was stored by version \(version) of the screens, and this is \(known)",
      fix: "start from the first screen: an older app cannot know what a newer one has written")
  }

  static func olderFormat(_ format: Int) -> NavigationStateError {
    NavigationStateError(
      code: .older, reason: "the navigation state is stored in format \(format), which no version has ever written",
      fix: "start from the first screen, and store the state anew")
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
