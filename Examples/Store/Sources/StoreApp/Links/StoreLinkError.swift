/// A link that opens nothing, with what is wrong with it and what could be opened instead. One line.
public struct StoreLinkError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// It is no URL, or has parts that no link of the store has.
    case malformed
    /// It belongs to another app or site.
    case foreign
    /// There is no screen for its path.
    case unknown
    /// There is a screen for its path, and a value in it is wrong.
    case badValue
  }

  /// What is wrong, for programs.
  public let kind: Kind
  /// The link, shortened and made printable.
  public let link: String
  /// What is wrong, for people.
  public let reason: String

  init(_ kind: Kind, link: String, reason: String) {
    self.kind = kind
    self.link = Printable.quoted(link)
    self.reason = reason
  }

  public var description: String {
    let paths = StoreLinks.table.map(\.path).joined(separator: ", ")
    return "Cannot open \(link): \(reason). To fix: open \(StoreLinks.origin) or \(StoreLinks.scheme):/ with one of "
      + "\(paths); `store screens` says where they lead."
  }
}
