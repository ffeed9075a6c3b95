extension EscapedText {
  /// Returns the first fault in the escapes of a part: wrong digits, a control character, or invalid UTF-8.
  static func fault(_ bytes: Bytes, _ range: Range<Int>) -> LinkFault? {
    var index = range.lowerBound
    var utf8 = UTF8Check()
    while index < range.upperBound {
      let start = index
      let isEscape = bytes[index] == UInt8(ascii: "%")
      if isEscape {
        guard index + 2 < range.upperBound, digit(bytes[index + 1]) != nil, digit(bytes[index + 2]) != nil else {
          return .invalidEscape(at: start)
        }
      }
      let byte = next(bytes, &index)
      if isEscape, byte < 0x20 || byte == 0x7F { return .controlCharacter(at: start) }
      guard utf8.accept(byte) else { return .invalidUTF8(at: start) }
    }
    return utf8.isComplete ? nil : .invalidUTF8(at: range.lowerBound)
  }
}
