#if !canImport(UIKit)
  /// Bytes that are written one value after another.
  struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes a number that is seldom large, in few bytes.
    mutating func write(_ number: Int) {
      var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    /// Writes a hash, in eight bytes.
    mutating func write(hash: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: hash >> shift)) }
    }

    mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func write(_ data: [UInt8]) {
      write(data.count)
      bytes += data
    }

    mutating func write(_ text: String) { write(Array(text.utf8)) }

    mutating func write(_ numbers: [Int32]) {
      write(numbers.count)
      for number in numbers { write(Int(number)) }
    }

    /// Writes a list, whose elements the closure writes.
    mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
      write(list.count)
      for element in list { body(&self, element) }
    }
  }
#endif
