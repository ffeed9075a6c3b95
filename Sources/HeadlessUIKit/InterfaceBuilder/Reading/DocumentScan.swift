import Foundation

/// A scan of a document's bytes for content that must not reach an XML parser.
///
/// It refuses declarations, and with them entities. It refuses any encoding but UTF-8, in which this scan could miss a
/// declaration. It refuses tags whose attributes would keep the parser busy for minutes.
struct DocumentScan {
  struct Finding: Error {
    let reason: InterfaceBuilderError.Reason
    let line: Int
    let message: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var line = 1

  static func check(_ data: Data) throws(Finding) {
    let finding = data.withUnsafeBytes { (raw) -> Finding? in
      var scan = DocumentScan(bytes: raw.bindMemory(to: UInt8.self))
      do throws(Finding) {
        try scan.run()
        return nil
      } catch {
        return error
      }
    }
    if let finding { throw finding }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func run() throws(Finding) {
    if starts(with: "\u{FEFF}") { position = 3 }
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { advance() }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      throw fault(.brokenXML, "The file does not begin as XML in UTF-8 does.")
    }
    while position < bytes.count {
      if bytes[position] == 0 {
        throw fault(.forbiddenDeclaration, "The document is not written in UTF-8.")
      }
      if bytes[position] == UInt8(ascii: "<") { try passMarkup() } else { advance() }
    }
  }

  private mutating func passMarkup() throws(Finding) {
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

  private mutating func passInstruction() throws(Finding) {
    let start = position
    let isDeclaration = starts(with: "<?xml ") || starts(with: "<?xml\t") || starts(with: "<?xml\n")
    let declarationLine = line
    guard pass(to: "?>"), isDeclaration else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    guard let range = text.range(of: "encoding") else { return }
    let value = text[range.upperBound...].drop { $0 == "=" || $0 == "\"" || $0 == "'" || $0.isWhitespace }
    guard value.hasPrefix("utf-8") else {
      let message = "The document is not written in UTF-8."
      throw Finding(reason: .forbiddenDeclaration, line: declarationLine, message: message)
    }
  }

  private mutating func passTag() throws(Finding) {
    var quote: UInt8?
    var attributes = 0
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "=") {
        attributes += 1
        if attributes > DocumentLimits.attributes {
          throw fault(.tooLarge, "An element has more than \(DocumentLimits.attributes) attributes.")
        }
      } else if byte == UInt8(ascii: ">") {
        advance()
        return
      }
      advance()
    }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves behind the next `end`, or to the end of the file, since the parser reports unfinished content.
  @discardableResult
  private mutating func pass(to end: StaticString) -> Bool {
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return true
      }
      advance()
    }
    return false
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private func fault(_ reason: InterfaceBuilderError.Reason, _ message: String) -> Finding {
    Finding(reason: reason, line: line, message: message)
  }
}
