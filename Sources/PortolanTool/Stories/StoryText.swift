/// The lines of a story, from the bytes of a file.
package struct StoryText {
  /// The maximum length of a line, in bytes.
  private static let longestLine = 1 << 16

  private let bytes: Data

  /// Creates the lines of a file.
  ///
  /// - Parameter bytes: The content of the file.
  package init(_ bytes: Data) {
    self.bytes = InputFile.unmarked(bytes)
  }

  /// The name of an encoding other than UTF-8 that makes every line malformed, or `nil` if the bytes have none.
  var wideEncoding: String? { InputFile.wideEncoding(of: bytes) }

  /// The lines without line endings and without spaces around them, or the reasons why they are not valid text.
  package var lines: some Sequence<Result<String, StepFault>> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).lazy.map { line in
      Result { () throws(StepFault) in try Self.text(of: line) }
    }
  }

  private static func text(of bytes: Data) throws(StepFault) -> String {
    guard bytes.count <= longestLine else {
      throw StepFault("it has more than \(longestLine) bytes. To fix: pass the file of a story to play.")
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw StepFault("it is not UTF-8. To fix: save the file as UTF-8.")
    }
    let characters = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let line = String(characters.map { $0 == "\t" ? " " : $0 })
    guard !line.unicodeScalars.contains("\r") else {
      throw StepFault("the line contains a carriage return. To fix: end lines with LF or CRLF, not with CR alone.")
    }
    return line
  }
}
