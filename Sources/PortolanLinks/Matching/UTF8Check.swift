/// A validator of UTF-8, one byte at a time, by the table of well-formed sequences in the Unicode Standard (3-7).
struct UTF8Check {
  private var left = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// A Boolean value that indicates whether the last sequence is complete.
  var isComplete: Bool { left == 0 }

  mutating func accept(_ byte: UInt8) -> Bool {
    guard left == 0 else {
      guard allowed.contains(byte) else { return false }
      allowed = 0x80...0xBF
      left -= 1
      return true
    }
    switch byte {
    case 0x00...0x7F: return true
    case 0xC2...0xDF: left = 1
    case 0xE0: (left, allowed) = (2, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: left = 2
    case 0xED: (left, allowed) = (2, 0x80...0x9F)
    case 0xF0: (left, allowed) = (3, 0x90...0xBF)
    case 0xF1...0xF3: left = 3
    case 0xF4: (left, allowed) = (3, 0x80...0x8F)
    default: return false
    }
    return true
  }
}
