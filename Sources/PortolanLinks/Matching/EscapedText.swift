/// The bytes of a link in which percent escapes stand for other bytes.
///
/// Escapes are decoded once, when text is compared or becomes a value.
package enum EscapedText {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Returns the value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
    default: nil
    }
  }

  /// Returns the decoded byte at an index, and moves the index behind it.
  ///
  /// The escapes must be valid.
  @inline(__always)
  package static func next(_ bytes: Bytes, _ index: inout Int) -> UInt8 {
    let byte = bytes[index]
    guard byte == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
      let low = digit(bytes[index + 2])
    else {
      index &+= 1
      return byte
    }
    index &+= 3
    return high << 4 | low
  }

  /// Returns a Boolean value that indicates whether a decoded part equals a literal.
  static func equals(_ bytes: Bytes, _ range: Range<Int>, _ literal: some Collection<UInt8>) -> Bool {
    var index = range.lowerBound
    for byte in literal {
      guard index < range.upperBound, next(bytes, &index) == byte else { return false }
    }
    return index == range.upperBound
  }

  static func string(_ bytes: Bytes, _ range: Range<Int>, escaped: Bool) -> String {
    guard escaped else { return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: range.count) { buffer in
      var index = range.lowerBound
      var count = 0
      while index < range.upperBound {
        buffer.initializeElement(at: count, to: next(bytes, &index))
        count &+= 1
      }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }

  /// Appends text to a link, with all characters escaped that have a meaning in a part of a link or end a link in
  /// running text.
  static func append(_ text: String, to link: inout [UInt8]) {
    for byte in text.utf8 {
      if isPlain(byte) {
        link.append(byte)
      } else {
        link.append(UInt8(ascii: "%"))
        link.append(hexadecimal(byte >> 4))
        link.append(hexadecimal(byte & 15))
      }
    }
  }

  package static func append(_ text: String, to link: inout String) {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    link += String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: ","): true
    default: byte.isLetter || byte.isDigit
    }
  }
}
