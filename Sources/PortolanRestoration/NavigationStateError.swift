/// An error that explains why a stored ``NavigationState`` cannot be read.
///
/// ```swift
/// do {
///   try await router.restore(NavigationState<ShopScreen>(json: data))
/// } catch let error as NavigationStateError {
///   log("\(error)")
///   try await router.navigate(to: ShopScreen.home)
/// }
/// ```
public struct NavigationStateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  ///
  /// Later versions may add more kinds, so a `switch` needs a default. Since Swift 6.3 the compiler demands it.
  ///
  /// ```swift
  /// do {
  ///   _ = try NavigationState<ShopScreen>(json: data, version: 2)
  /// } catch let error as NavigationStateError where error.code == .older {
  ///   log("an earlier version has stored these screens")
  /// }
  /// ```
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Code: Hashable, Sendable {
    /// The document is not a stored state, or only a part of one.
    case corrupt
    /// The document is larger than any document that the library writes.
    case tooLarge
    /// An older version wrote the document, and there is no closure to migrate it.
    case older
    /// A newer version wrote the document.
    case newer
  }

  /// The kind of failure.
  public let code: Code
  /// The reason, in one sentence without a full stop.
  public let reason: String
  /// The change that mends the failure, in one sentence without a full stop.
  public let fix: String

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

  /// The whole diagnosis in one line.
  public var description: String { "Cannot restore: \(reason). To fix: \(fix)." }
}
