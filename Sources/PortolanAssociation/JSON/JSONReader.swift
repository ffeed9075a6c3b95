/// A reader of JSON as RFC 8259 defines it, for bytes from untrusted sources.
///
/// It does what `JSONDecoder` with a limit of size cannot do. It keeps the order of members, and those that occur twice, of which
/// the checks of an association file tell. It has a limit of depth, so that no file exhausts the stack. Its errors have the offset
/// of the fault, and a reason that is the same on each platform. The file is written with Foundation.
struct JSONReader {
  /// The maximum nesting of arrays and objects.
  static let depth = 64

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the members of the object that the bytes are, after a byte order mark if there is one.
  static func members(_ bytes: [UInt8]) throws(JSONFault) -> [JSONValue.Member] {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.fault("there is more text after the end of the value") }
    guard case .object(let members) = value else { throw JSONFault(reason: "it is \(value.kind)", place: nil) }
    return members
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= Self.depth else { throw fault("it is nested more than \(Self.depth) levels deep") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      return .object(
        try elements(until: UInt8(ascii: "}")) { reader throws(JSONFault) in
          guard reader.current == UInt8(ascii: "\"") else { throw reader.fault("a name in quotes is expected") }
          let name = try reader.string()
          reader.skipSpace()
          guard reader.skip(UInt8(ascii: ":")) else { throw reader.fault("a colon is expected") }
          return .init(name: name, value: try reader.value(depth: depth + 1))
        })
    case UInt8(ascii: "["):
      return .array(
        try elements(until: UInt8(ascii: "]")) { reader throws(JSONFault) in try reader.value(depth: depth + 1) })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    case nil: throw fault("the text ends before a value")
    default: throw fault("a value is expected")
    }
  }

  /// Reads the elements of an object or of an array, which the closure reads, and the end.
  private mutating func elements<Element>(
    until end: UInt8, _ read: (inout JSONReader) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    index += 1
    var elements: [Element] = []
    skipSpace()
    if skip(end) { return elements }
    while true {
      skipSpace()
      elements.append(try read(&self))
      skipSpace()
      if skip(end) { return elements }
      guard skip(UInt8(ascii: ",")) else { throw fault("a comma or \"\(Unicode.Scalar(end))\" is expected") }
    }
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var utf8 = UTF8Check()
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard utf8.isComplete else { throw fault("a string is not UTF-8", at: start) }
        return String(decoding: text, as: UTF8.self)
      case 0..<0x20: throw fault("a string contains a control character", at: index - 1)
      case UInt8(ascii: "\\"):
        guard utf8.isComplete else { throw fault("a string is not UTF-8", at: start) }
        text.append(contentsOf: String(try escape()).utf8)
      default:
        guard utf8.accept(byte) else { throw fault("a string is not UTF-8", at: index - 1) }
        text.append(byte)
      }
    }
    throw fault("a string is not closed", at: start)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = current else { throw fault("a string is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      guard unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else {
        throw fault("a surrogate pair is incomplete", at: start)
      }
      let low = UInt32(try codeUnit())
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (low - 0xDC00))
      else { throw fault("a surrogate pair is incomplete", at: start) }
      return scalar
    default: throw fault("the escape is unknown", at: start)
    }
  }

  private mutating func codeUnit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap(EscapedText.digit) else { throw fault("four hexadecimal digits are expected") }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  private mutating func number() throws(JSONFault) -> JSONValue {
    _ = skip(UInt8(ascii: "-"))
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
      throw fault("a number is malformed")
    }
    if skip(UInt8(ascii: ".")), digits() == 0 { throw fault("digits are expected after the point") }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw fault("digits are expected in the exponent") }
    }
    return .number
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("a value is expected") }
    index += word.utf8.count
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    let offset = offset ?? index
    let before = bytes.prefix(offset)
    let column = before.reversed().prefix { $0 != 0x0A }.count + 1
    return JSONFault(
      reason: reason, place: .init(offset: offset, line: before.count { $0 == 0x0A } + 1, column: column))
  }
}
