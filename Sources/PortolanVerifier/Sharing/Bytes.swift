#if !canImport(UIKit)
  /// A reader of what a ``ByteWriter`` has written.
  struct ByteReader {
    /// An error for bytes that end too early, or that no writer has written.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    private var next = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func number() throws(Malformed) -> Int {
      var (rest, shift): (UInt64, UInt64) = (0, 0)
      while true {
        let byte = try byte()
        rest |= UInt64(byte & 0x7F) << shift
        guard byte & 0x80 != 0 else { return Int(rest >> 1) ^ -Int(rest & 1) }
        shift += 7
        guard shift < 64 else { throw Malformed() }
      }
    }

    mutating func int32() throws(Malformed) -> Int32 {
      guard let number = Int32(exactly: try number()) else { throw Malformed() }
      return number
    }

    mutating func hash() throws(Malformed) -> UInt64 {
      var hash: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 8) { hash |= UInt64(try byte()) << shift }
      return hash
    }

    mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

    mutating func data() throws(Malformed) -> [UInt8] {
      let count = try count()
      guard count <= bytes.count - next else { throw Malformed() }
      defer { next += count }
      return Array(bytes[next..<next + count])
    }

    mutating func text() throws(Malformed) -> String { String(decoding: try data(), as: UTF8.self) }

    mutating func numbers() throws(Malformed) -> [Int32] {
      try list { reader throws(Malformed) in try reader.int32() }
    }

    /// Reads a list, whose elements the closure reads.
    mutating func list<Element>(
      _ body: (inout ByteReader) throws(Malformed) -> Element
    ) throws(Malformed) -> [Element] {
      let count = try count()
      // Each element has at least one byte.
      guard count <= bytes.count - next else { throw Malformed() }
      var list: [Element] = []
      list.reserveCapacity(count)
      for _ in 0..<count { list.append(try body(&self)) }
      return list
    }

    private mutating func count() throws(Malformed) -> Int {
      let count = try number()
      guard count >= 0 else { throw Malformed() }
      return count
    }

    private mutating func byte() throws(Malformed) -> UInt8 {
      guard next < bytes.count else { throw Malformed() }
      defer { next += 1 }
      return bytes[next]
    }
  }

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
