/// The meaning of a byte for the tokenizer.
enum ByteClass: UInt8 {
  case plain, slash, percent, question, number, invalid

  /// Returns the class of a byte.
  ///
  /// Spaces and control characters are never part of a link. Quotes and angle brackets delimit links in text. Some
  /// systems treat a backslash as a slash, and others do not.
  @inline(__always)
  static func of(_ byte: UInt8) -> ByteClass {
    switch byte {
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "#"): .number
    case 0...0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): .invalid
    default: .plain
    }
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether the byte is a digit in ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// A Boolean value that indicates whether the byte is a letter in ASCII.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

extension String {
  /// The bytes of the text in UTF-8, for code that looks at them one by one.
  @inline(never) var bytes: [UInt8] { Array(utf8) }
}

extension Collection<UInt8> {
  /// The number whose decimal digits these are, or `nil` if another byte is among them.
  var decimal: Int? {
    var value = 0
    for digit in self {
      guard digit.isDigit else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
