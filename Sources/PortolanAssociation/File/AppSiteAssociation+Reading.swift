public import Foundation

extension AppSiteAssociation {
  /// The size limit of devices: 128 KB, according to "App Search Programming Guide" (revision of 2016-04-01).
  public static let maximumSize = 128 * 1024
  /// The size up to which a file is read to report other faults.
  public static let readableSize = 32 * 1024 * 1024

  /// Reads a file.
  ///
  /// Parts that devices ignore are skipped, and ``issues`` names them. The older forms are supported too: `paths` with
  /// `NOT `, `appID`, `details` as a dictionary, and `apps`.
  ///
  /// - Parameter data: The content of the file, which may come from an untrusted source.
  /// - Throws: ``AssociationError`` if the data is not an association file.
  public init(_ data: Data) throws(AssociationError) { try self.init(bytes: Array(data)) }

  init(bytes: [UInt8]) throws(AssociationError) {
    guard bytes.count <= Self.readableSize else {
      throw AssociationError(
        .tooLarge, "it has \(bytes.count) bytes",
        fix: "keep it within \(Self.maximumSize), with wildcards for many paths")
    }
    var reader = AssociationReader()
    if bytes.starts(with: Self.byteOrderMark) {
      reader.warn("file", "it begins with a byte order mark", fix: "save it as UTF-8 without one")
    }
    self = reader.read(try Self.document(bytes))
    source = AssociationSource(
      size: bytes.count, issues: reader.issues, places: reader.places, details: details, services: services)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func document(_ bytes: [UInt8]) throws(AssociationError) -> [JSONValue.Member] {
    let text = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let first else { throw AssociationError(.empty, "it is empty", fix: "serve the JSON file there") }
    if text.starts(with: [0x30, 0x80]) || text.starts(with: [0x30, 0x82]) || text.starts(with: [0x30, 0x83])
      || ["-----BEGIN", "MIME-Version:"].contains(where: { text.starts(with: $0.utf8) })
    {
      throw AssociationError(
        .signed, "it is signed, which is not needed since iOS 9", fix: "serve the JSON itself, over HTTPS")
    }
    if text.starts(with: [0xFE, 0xFF]) || text.starts(with: [0xFF, 0xFE]) || text.prefix(4).contains(0) {
      throw AssociationError(.encoding, "it is not UTF-8", fix: "save it as UTF-8")
    }
    if text.starts(with: #"{\rtf"#.utf8) {
      throw AssociationError(
        .richText, "it is a rich text document (RTF), as TextEdit saves it", fix: "save it as plain text")
    }
    if first == UInt8(ascii: "<") {
      throw AssociationError(
        .html, "it is a web page and not JSON", fix: "serve the file itself at /.well-known/apple-app-site-association")
    }
    do throws(JSONFault) { return try JSONReader.members(text) } catch {
      guard let place = error.place else {
        throw AssociationError(.notAnObject, error.reason + ", not an object", fix: "write { \"applinks\": … }")
      }
      throw AssociationError(
        .malformed, error.reason, fix: fix(for: text, at: place.offset),
        position: .init(line: place.line, column: place.column))
    }
  }

  private static let curlyQuotes = [
    "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}",
  ]

  /// Returns the change to make for JSON with a fault that other readers tolerate.
  private static func fix(for text: [UInt8], at offset: Int) -> String {
    let before = text.prefix(offset).last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // The fault is either a value with a wrong first character or a string whose end was not found.
    let rest = text[offset...]
    if let quote = curlyQuotes.first(where: { rest.starts(with: $0.utf8) }) {
      return "write straight double quotes in the place of the curly one (\(quote))"
    }
    if rest.starts(with: "\u{A0}".utf8) { return "replace the no-break space with a plain one" }
    switch offset < text.count ? text[offset] : nil {
    case UInt8(ascii: "/"): return "remove the comment, as JSON has no comments"
    case UInt8(ascii: "'"): return "write double quotes"
    case UInt8(ascii: "}") where before == UInt8(ascii: ","), UInt8(ascii: "]") where before == UInt8(ascii: ","):
      return "remove the comma before it"
    default:
      let isCurly = curlyQuotes.contains {
        Array(text.prefix(offset).suffix(200)).firstRange(of: Array($0.utf8)) != nil
      }
      return isCurly ? "write straight double quotes in the place of curly ones" : "correct the JSON there"
    }
  }
}
