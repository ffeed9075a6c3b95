/// A scan of a document's bytes for content that must not reach an XML parser.
///
/// It refuses declarations, and with them entities. It refuses any encoding but UTF-8: in another, this scan could miss a
/// declaration. It refuses tags whose attributes would keep the parser busy for minutes.
struct DocumentScan {
  private let file: String
  private let bytes: Data
  private var position: Data.Index

  static func check(_ data: Data, file: String) throws(InterfaceBuilderError) {
    var scan = DocumentScan(file: file, bytes: data, position: data.startIndex)
    try scan.run()
  }

  private mutating func run() throws(InterfaceBuilderError) {
    if starts(with: "\u{FEFF}") { position += 3 }
    position = bytes[position...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.endIndex
    guard starts(with: "<") else { throw fault(.brokenXML, "The file does not begin as XML in UTF-8 does.") }
    guard !bytes.contains(0) else { throw fault(.forbiddenDeclaration, "The document is not written in UTF-8.") }
    while let markup = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = markup
      if starts(with: "<!--") {
        pass(to: "-->")
      } else if starts(with: "<![CDATA[") {
        pass(to: "]]>")
      } else if starts(with: "<?") {
        try passInstruction()
      } else if starts(with: "<!") {
        throw fault(.forbiddenDeclaration, "Interface Builder documents declare no document type and no entities.")
      } else {
        try passTag()
      }
    }
  }

  private mutating func passInstruction() throws(InterfaceBuilderError) {
    let instruction = self
    guard pass(to: "?>") else { return }
    let text = String(decoding: bytes[instruction.position..<position], as: UTF8.self).lowercased()
    let isDeclaration = ["<?xml ", "<?xml\t", "<?xml\n"].contains { text.hasPrefix($0) }
    guard isDeclaration, let range = text.range(of: "encoding") else { return }
    let value = text[range.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
    if !value.hasPrefix("utf-8") {
      throw instruction.fault(.forbiddenDeclaration, "The document is not written in UTF-8.")
    }
  }

  private mutating func passTag() throws(InterfaceBuilderError) {
    var quote: UInt8?
    var attributes = 0
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "="):
        attributes += 1
        if attributes > DocumentLimits.attributes {
          throw fault(.tooLarge, "An element has more than \(DocumentLimits.attributes) attributes.")
        }
      case UInt8(ascii: ">"): return
      default: break
      }
    }
  }

  /// Moves behind the next `end`, or to the end of the file, since the parser reports unfinished content.
  @discardableResult
  private mutating func pass(to end: String) -> Bool {
    let found = bytes.range(of: Data(end.utf8), in: position..<bytes.endIndex)
    position = found?.upperBound ?? bytes.endIndex
    return found != nil
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private func fault(_ reason: InterfaceBuilderError.Reason, _ message: String) -> InterfaceBuilderError {
    let line = bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    return InterfaceBuilderError(reason, file: file, line: line, message: message)
  }
}

/// The limits beyond which a document is refused, far above the documents that Xcode saves.
enum DocumentLimits {
  /// The size of the file, in bytes.
  static let bytes = 8 << 20
  /// The number of levels of nested elements.
  static let depth = 200
  /// The number of elements.
  static let elements = 200_000
  /// The number of attributes of one element; libxml2 compares each with all before it.
  static let attributes = 256
}
