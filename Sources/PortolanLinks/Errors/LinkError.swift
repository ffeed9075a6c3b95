/// Why a link leads to no value, or a value to no link. What, where, why and what to change, in one line.
///
/// Text is only made when the error is described: a link that leads nowhere costs no more than one that does.
public struct LinkError: Error, Sendable {
  /// What kind of failure it was. More kinds may come.
  public struct Code: Hashable, Sendable {
    enum Value: String {
      case malformed, foreign, unknown, missingItem, badValue, unprintable
    }

    let value: Value

    /// The text is no link: its form, a character, an escape or its length.
    public static let malformed = Code(value: .malformed)
    /// It is a link of another scheme, host or port.
    public static let foreign = Code(value: .foreign)
    /// No pattern has its path.
    public static let unknown = Code(value: .unknown)
    /// A pattern has its path, and an item of the query or the fragment that it needs is not there.
    public static let missingItem = Code(value: .missingItem)
    /// A pattern fits, and the text of a value is none of its type.
    public static let badValue = Code(value: .badValue)
    /// The value cannot be written as a link, or has none.
    public static let unprintable = Code(value: .unprintable)
  }

  let fault: Fault
  private let subject: String
  /// What the table has, for the words: nothing is looked for before they are asked for.
  private let index: LinkIndex

  init(_ fault: Fault, link: String, in index: LinkIndex) {
    self.fault = fault
    self.index = index
    subject = link.utf8.count <= LinkLimits.length ? link : String(decoding: link.utf8.prefix(200), as: UTF8.self)
  }

  /// The kind of failure.
  public var code: Code { fault.code }
  /// The link as it was given, cut where it was too long; empty where a value was to be printed.
  public var link: String { subject }
  /// Where in the link the fault begins, in bytes of UTF-8, where it is at one place.
  public var offset: Int? { fault.offset }
  /// Why, in one sentence without a full stop.
  public var reason: String { fault.words.reason }
  /// What to change, in one sentence without a full stop. It names the table's origins where that of the link is none of
  /// them, and the patterns most like its path, if there are any, where it has none of the table's.
  ///
  /// - Complexity: O(n) in the length of the table's patterns, where no pattern has the path.
  public var fix: String { fault.hint(for: subject, in: index) ?? fault.words.fix }
}

extension LinkError.Code: CustomStringConvertible {
  /// The name of the code, such as `badValue`.
  public var description: String { value.rawValue }
}

extension LinkError: CustomStringConvertible {
  /// The whole diagnosis, on one line.
  public var description: String {
    let place = offset.map { ", byte \($0)" } ?? ""
    let what = code == .unprintable ? "Cannot write a link" : "Cannot open \(LinkText.quoted(subject))\(place)"
    return "\(what): \(reason). To fix: \(fix)."
  }
}

extension LinkError: Equatable {
  public static func == (one: LinkError, other: LinkError) -> Bool {
    one.code == other.code && one.subject == other.subject && one.description == other.description
  }
}
