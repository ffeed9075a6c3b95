#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A reader of an Interface Builder document's XML.
final class DocumentReader: NSObject, XMLParserDelegate {
  private let file: String
  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  private var elements = 0
  private var failure: InterfaceBuilderError?

  /// The types of documents that Interface Builder saves for UIKit.
  enum DocumentType: String {
    case nib = "xib"
    case storyboard
  }

  /// Reads a document into elements.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, XML in UTF-8.
  ///   - type: The type of the document. It is for a phone or a television.
  ///   - file: The path of the file, for errors.
  /// - Returns: The root element.
  /// - Throws: ``InterfaceBuilderError`` if the document is beyond the limits, is not well-formed, or is of another type.
  /// - Complexity: Linear in the size of `data`.
  static func read(
    _ data: Data, as type: DocumentType, file: String
  ) throws(InterfaceBuilderError) -> DocumentElement {
    guard data.count <= DocumentLimits.bytes else {
      let message = "The file has \(data.count) bytes, more than the \(DocumentLimits.bytes) accepted."
      throw InterfaceBuilderError(.tooLarge, file: file, message: message)
    }
    try DocumentScan.check(data, file: file)
    let reader = DocumentReader(file: file)
    let root = try reader.read(data)
    let written = root["type"] ?? ""
    let isForUIKit = written.contains(".CocoaTouch.") || written.contains(".AppleTV.")
    let found: DocumentType = written.contains(".Storyboard") ? .storyboard : .nib
    guard root.name == "document", isForUIKit, found == type else {
      throw reader.fault(
        .unexpectedContent, root, "This is not a UIKit \(type.rawValue) as Interface Builder saves it.")
    }
    return root
  }

  private init(file: String) { self.file = file }

  private func read(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // The parser recovers from errors and then returns `true`, so its result alone proves nothing.
    let succeeded = parser.parse()
    if let failure { throw failure }
    guard succeeded, parser.parserError == nil, open.isEmpty, let root else {
      throw broken(at: parser.lineNumber)
    }
    return root
  }

  private func broken(at line: Int) -> InterfaceBuilderError {
    guard let unfinished = open.last else {
      return InterfaceBuilderError(.brokenXML, file: file, line: line, message: "The file is not well-formed XML.")
    }
    let message = "The XML is broken or ends inside this element, which began in line \(unfinished.line)."
    return InterfaceBuilderError(.brokenXML, file: file, element: unfinished.label, line: line, message: message)
  }

  private func fault(
    _ reason: InterfaceBuilderError.Reason, _ element: DocumentElement, _ message: String
  ) -> InterfaceBuilderError {
    InterfaceBuilderError(reason, file: file, element: element.label, line: element.line, message: message)
  }

  private func stop(_ parser: XMLParser, with error: InterfaceBuilderError) {
    guard failure == nil else { return }
    failure = error
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let element = DocumentElement(name: name, attributes: attributes, line: parser.lineNumber)
    elements += 1
    if open.count == DocumentLimits.depth {
      let message = "Elements are nested deeper than \(DocumentLimits.depth) levels."
      stop(parser, with: fault(.tooDeep, element, message))
    } else if elements > DocumentLimits.elements {
      let message = "The document has more than \(DocumentLimits.elements) elements."
      stop(parser, with: fault(.tooLarge, element, message))
    } else {
      open.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard failure == nil, let last = open.indices.last, DocumentElement.holdsText(open[last].name) else { return }
    open[last].text += characters
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let element = open.popLast() else { return }
    if let parent = open.indices.last {
      open[parent].children.append(element)
    } else if root == nil {
      root = element
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    stop(parser, with: broken(at: parser.lineNumber))
  }
}
