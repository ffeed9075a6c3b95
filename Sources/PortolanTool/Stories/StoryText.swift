import Foundation

/// The lines of a story, as bytes from a file.
struct StoryText {
  /// A reason for which a line is no text.
  enum LineFault: Error {
    case encoding
    case carriageReturn
    case length

    var explanation: String {
      switch self {
      case .encoding: "it is not UTF-8. To fix: save the file as UTF-8."
      case .carriageReturn:
        "a carriage return stands in the line. To fix: end lines with LF or CRLF, not with CR alone."
      case .length: "it has more than \(StoryText.longestLine) bytes. To fix: give play the file of a story."
      }
    }
  }

  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 16

  private let bytes: Data

  /// - Parameter bytes: The file.
  init(_ bytes: Data) {
    // Some editors begin a file with a mark of its encoding.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The name of an encoding that is not UTF-8 and makes every line malformed; `nil` where the bytes look like none.
  var wideEncoding: String? { WideEncoding.name(of: bytes) }

  /// The lines without what ends them and without spaces around them.
  var lines: some Sequence<Result<String, LineFault>> {
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
