/// What a byte means to the scanner.
enum ByteClass: UInt8 {
  case plain, slash, percent, question, number, invalid

  /// Spaces and control characters are never part of a link, quotes and angle brackets delimit links in text, and a
  /// backslash is a slash to some who read links and not to others.
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
