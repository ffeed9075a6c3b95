/// An error that describes why data is not an association file.
///
/// ```swift
/// do {
///   _ = try AppSiteAssociation(data)
/// } catch {
///   if error.code == .html { print("the site serves its page for missing files") }
/// }
/// ```
public struct AssociationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  ///
  /// More kinds may be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The name of the code.
    public let description: String

    /// The file is empty.
    public static let empty = Code(description: "empty")
    /// The file is too large to be read.
    public static let tooLarge = Code(description: "tooLarge")
    /// The file is signed, as for iOS 8, and is not JSON.
    public static let signed = Code(description: "signed")
    /// The file is a web page of the site, usually the page for missing files.
    public static let html = Code(description: "html")
    /// The file is a rich text document.
    public static let richText = Code(description: "richText")
    /// The file is text in another encoding than UTF-8.
    public static let encoding = Code(description: "encoding")
    /// The file is not valid JSON.
    public static let malformed = Code(description: "malformed")
    /// The file is JSON, but not an object.
    public static let notAnObject = Code(description: "notAnObject")
  }

  /// The kind of failure.
  public let code: Code
  /// The line and column of the fault, or `nil` if the fault has no single location.
  public let position: Position?
  /// The cause, in one sentence without a full stop.
  public let reason: String
  /// The change to make, in one sentence without a full stop.
  public let fix: String

  /// A location in a file.
  public struct Position: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
  }

  init(_ code: Code, _ reason: String, fix: String, position: Position? = nil) {
    self.code = code
    self.reason = reason
    self.fix = fix
    self.position = position
  }

  /// The complete diagnosis, on one line.
  public var description: String {
    let place = position.map { ", line \($0.line), column \($0.column)" } ?? ""
    return "Cannot read the association file\(place): \(reason). To fix: \(fix)."
  }
}
