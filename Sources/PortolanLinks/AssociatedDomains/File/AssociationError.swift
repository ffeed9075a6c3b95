/// Why a file is no association file at all.
public struct AssociationError: Error, Hashable, Sendable {
  /// The kind of failure. More kinds may come.
  public struct Code: Hashable, Sendable {
    enum Value: String { case empty, tooLarge, signed, html, richText, encoding, malformed, notAnObject }

    let value: Value

    /// There is nothing in it.
    public static let empty = Code(value: .empty)
    /// It is longer than anyone would read.
    public static let tooLarge = Code(value: .tooLarge)
    /// It is signed, as in the days of iOS 8, and no longer JSON.
    public static let signed = Code(value: .signed)
    /// It is a page of the site, mostly the one for what is not found.
    public static let html = Code(value: .html)
    /// It is a rich text document.
    public static let richText = Code(value: .richText)
    /// It is text in another encoding than UTF-8.
    public static let encoding = Code(value: .encoding)
    /// It is no JSON.
    public static let malformed = Code(value: .malformed)
    /// It is JSON of another form.
    public static let notAnObject = Code(value: .notAnObject)
  }

  /// The kind of failure.
  public let code: Code
  /// The line and column, from 1, of a fault that is at one place.
  public let position: Position?
  /// Why, in one sentence without a full stop.
  public let reason: String
  /// The change to make, in one sentence without a full stop.
  public let fix: String

  /// A place in a file.
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
}

extension AssociationError: CustomStringConvertible {
  /// The whole diagnosis, on one line.
  public var description: String {
    let place = position.map { ", line \($0.line), column \($0.column)" } ?? ""
    return "Cannot read the association file\(place): \(reason). To fix: \(fix)."
  }
}

extension AssociationError.Code: CustomStringConvertible {
  /// The name of the code, such as `malformed`.
  public var description: String { value.rawValue }
}
