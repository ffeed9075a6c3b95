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
  /// ```swift
  /// do {
  ///   let file = try AppSiteAssociation(data)
  ///   print(file.details.flatMap(\.appIDs))
  /// } catch {
  ///   print(error)  // the line and column of the fault, the cause, and "To fix: …"
  /// }
  /// ```
  ///
  /// - Parameter data: The content of the file. It may come from an untrusted source.
  /// - Throws: ``AssociationError`` if the data is not an association file.
  public init(_ data: Data) throws(AssociationError) { try self.init(bytes: Array(data)) }

  init(bytes: [UInt8]) throws(AssociationError) {
    guard bytes.count <= Self.readableSize else {
      throw AssociationError(
        .tooLarge, "it has \(bytes.count) bytes",
        fix: "keep it within \(Self.maximumSize), with wildcards for many paths")
    }
    var reader = AssociationReader()
    let text = JSONReader.text(of: bytes)
    if text.count < bytes.count {
      reader.issues.warn("file", "it begins with a byte order mark", fix: "save it as UTF-8 without one")
    }
    do throws(JSONFault) { self = reader.read(try JSONReader.object(bytes)) } catch {
      throw Self.fileFault(text) ?? Self.error(error)
    }
    source = AssociationSource(
      size: bytes.count, issues: reader.issues, places: reader.places, details: details, services: services)
  }

  /// Returns an error for bytes that are of another kind than JSON, if that kind is known.
  private static func fileFault(_ text: ArraySlice<UInt8>) -> AssociationError? {
    func begins(_ texts: String...) -> Bool { texts.contains { text.starts(with: $0.utf8) } }
    return switch text.first(where: { !" \t\n\r".utf8.contains($0) }) {
    case nil: AssociationError(.empty, "it is empty", fix: "serve the JSON file there")
    case _ where [[0x30, 0x80], [0x30, 0x82], [0x30, 0x83]].contains(text.prefix(2)),
      _ where begins("-----BEGIN", "MIME-Version:"):
      AssociationError(
        .signed, "it is signed, which is not needed since iOS 9", fix: "serve the JSON itself, over HTTPS")
    case _ where [[0xFE, 0xFF], [0xFF, 0xFE]].contains(text.prefix(2)) || text.prefix(4).contains(0):
      AssociationError(.encoding, "it is not UTF-8", fix: "save it as UTF-8")
    case _ where begins(#"{\rtf"#):
      AssociationError(
        .richText, "it is a rich text document (RTF), as TextEdit saves it", fix: "save it as plain text")
    case UInt8(ascii: "<"):
      AssociationError(
        .html, "it is a web page and not JSON", fix: "serve the file itself at /.well-known/apple-app-site-association")
    default: nil
    }
  }

  private static func error(_ fault: JSONFault) -> AssociationError {
    fault.position.map { AssociationError(.malformed, fault.reason, fix: fix(for: fault), position: $0) }
      ?? AssociationError(.notAnObject, fault.reason + ", not an object", fix: "write { \"applinks\": … }")
  }

  /// Returns the change to make for JSON with a fault that other readers tolerate.
  private static func fix(for fault: JSONFault) -> String {
    let curly = "\u{201C}\u{201D}\u{201E}\u{201F}\u{2018}\u{2019}\u{AB}\u{BB}"
    // The fault is either a value with a wrong first character or a string whose end was not found.
    let first = String(decoding: fault.rest.prefix(4), as: UTF8.self).unicodeScalars.first
    let last = fault.before.last { !" \t\n\r".utf8.contains($0) }
    switch first {
    case let quote? where curly.unicodeScalars.contains(quote):
      return "write straight double quotes in the place of the curly one (\(quote))"
    case "\u{A0}": return "replace the no-break space with a plain one"
    case "/": return "remove the comment, as JSON has no comments"
    case "'": return "write double quotes"
    case "}", "]": if last == UInt8(ascii: ",") { return "remove the comma before it" }
    default: break
    }
    let isCurly = String(decoding: fault.before.suffix(200), as: UTF8.self).contains(where: curly.contains)
    return isCurly ? "write straight double quotes in the place of curly ones" : "correct the JSON there"
  }
}
