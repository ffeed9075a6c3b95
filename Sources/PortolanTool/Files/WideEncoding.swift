/// A detector of encodings with more than one byte for each ASCII character, as some editors use them.
enum WideEncoding {
  /// Returns the name of such an encoding, or `nil` if the bytes have none.
  ///
  /// - Parameter bytes: Text that begins with ASCII, such as a story or JSON.
  /// - Returns: The name, or `nil`.
  static func name(of bytes: Data) -> String? {
    let begin = Array(bytes.prefix(4))
    let zeros = begin.map { $0 == 0 }
    if begin == [0xFF, 0xFE, 0, 0] || begin == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if zeros == [false, true, true, true] || zeros == [true, true, true, false] { return "UTF-32" }
    if begin.starts(with: [0xFF, 0xFE]) || begin.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    if zeros == [false, true, false, true] || zeros == [true, false, true, false] { return "UTF-16" }
    return nil
  }
}
