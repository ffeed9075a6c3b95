import Foundation

/// The lines of a story, as bytes from a file.
struct StoryText {
  /// Why a line is no text.
  enum LineFault: Error {
    case encoding
    case carriageReturn

    var explanation: String {
      switch self {
      case .encoding: "it is no UTF-8. To fix: save the file as UTF-8."
      case .carriageReturn:
        "a carriage return stands in the line. To fix: end lines with LF or CRLF, not with CR alone."
      }
    }
  }

  private let bytes: Data

  /// - Parameter bytes: The file.
  init(_ bytes: Data) {
    // Some editors begin a file with a mark of its encoding.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The name of an encoding that is not UTF-8 and makes every line malformed; `nil` where the bytes look like none.
  var wideEncoding: String? {
    let begin = Array(bytes.prefix(4))
    // A story begins with ASCII: what else begins with zeros has more than a byte for each character.
    let zeros = begin.map { $0 == 0 }
    if begin == [0xFF, 0xFE, 0, 0] || begin == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if zeros == [false, true, true, true] || zeros == [true, true, true, false] { return "UTF-32" }
    if begin.starts(with: [0xFF, 0xFE]) || begin.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    if zeros == [false, true, false, true] || zeros == [true, false, true, false] { return "UTF-16" }
    return nil
  }

  /// The lines without what ends them and without spaces around them.
  var lines: some Sequence<Result<String, LineFault>> {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).lazy.map(Self.line)
  }

  private static func line(_ bytes: Data) -> Result<String, LineFault> {
    guard let text = String(bytes: bytes, encoding: .utf8) else { return .failure(.encoding) }
    let characters = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let line = String(characters.map { $0 == "\t" ? " " : $0 })
    return line.unicodeScalars.contains("\r") ? .failure(.carriageReturn) : .success(line)
  }
}
