/// The lines of a story, from the bytes of a file.
package struct StoryText {
  /// A reason why a line is not valid text.
  package enum LineFault: Error {
    case encoding
    case carriageReturn
    case length

    var explanation: String {
      switch self {
      case .encoding: "it is not UTF-8. To fix: save the file as UTF-8."
      case .carriageReturn:
        "the line contains a carriage return. To fix: end lines with LF or CRLF, not with CR alone."
      case .length: "it has more than \(StoryText.longestLine) bytes. To fix: pass the file of a story to play."
      }
    }
  }

  /// The maximum length of a line, in bytes.
  static let longestLine = 1 << 16

  private let bytes: Data

  /// Creates the lines of a file.
  ///
  /// - Parameter bytes: The content of the file.
  package init(_ bytes: Data) {
    self.bytes = InputFile.unmarked(bytes)
  }

  /// The name of an encoding other than UTF-8 that makes every line malformed, or `nil` if the bytes have none.
  var wideEncoding: String? { WideEncoding.name(of: bytes) }

  /// The lines without line endings and without spaces around them.
  package var lines: some Sequence<Result<String, LineFault>> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).lazy.map(Self.line)
  }

  private static func line(_ bytes: Data) -> Result<String, LineFault> {
    guard bytes.count <= longestLine else { return .failure(.length) }
    guard let text = String(bytes: bytes, encoding: .utf8) else { return .failure(.encoding) }
    let characters = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let line = String(characters.map { $0 == "\t" ? " " : $0 })
    return line.unicodeScalars.contains("\r") ? .failure(.carriageReturn) : .success(line)
  }
}
