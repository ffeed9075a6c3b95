import Foundation

/// A JSON value that keeps the order of members and duplicate members.
indirect enum JSONValue {
  case null
  case bool(Bool)
  /// A number; association files have none.
  case number
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A reader of the structure of JSON, for bytes from untrusted sources.
///
/// It does what Foundation with a limit of size cannot do. `JSONDecoder` loses members that occur twice, and the order of members.
/// Its errors have no line and column, except on Apple's platforms, and on Linux it accepts a comma before a closing bracket.
/// Foundation reads the strings with escapes and the numbers.
struct JSONReader {
  /// The maximum nesting of arrays and objects, so that no file exhausts the stack.
  private static let depth = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Returns bytes without the byte order mark at their start.
  static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// Reads an object, in bytes that may begin with a byte order mark.
  static func object(_ bytes: [UInt8]) throws(JSONFault) -> [(name: String, value: JSONValue)] {
    var reader = JSONReader(text(of: bytes))
    let value = try reader.value(depth: 0)
    guard reader.next == nil else { throw reader.fault("there is more text after the end of the value") }
    guard case .object(let members) = value else { throw JSONFault(kind: value.kind) }
    return members
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth <= Self.depth else { throw fault("it is nested more than \(Self.depth) levels deep") }
    switch next {
    case "{":
      return .object(
        try elements(until: "}") { reader throws(JSONFault) in
          guard reader.next == "\"" else { throw reader.fault("a name in quotes is expected") }
          let name = try reader.string()
          guard reader.skip(":") else { throw reader.fault("a colon is expected") }
          return (name, try reader.value(depth: depth + 1))
        })
    case "[":
      return .array(try elements(until: "]") { reader throws(JSONFault) in try reader.value(depth: depth + 1) })
    case "\"": return .string(try string())
    case nil: throw fault("the text ends before a value")
    default: return try word()
    }
  }

  private mutating func elements<Element>(
    until end: Unicode.Scalar, _ read: (inout JSONReader) throws(JSONFault) -> Element
  ) throws(JSONFault) -> [Element] {
    index += 1
    var elements: [Element] = []
    if skip(end) { return elements }
    repeat { elements.append(try read(&self)) } while skip(",")
    guard skip(end) else { throw fault("a comma or \"\(end)\" is expected") }
    return elements
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = index
    var isEscaped = false
    repeat {
      if bytes[index] == UInt8(ascii: "\\") {
        isEscaped = true
        index += 1
      }
      index += 1
      guard index < bytes.endIndex else { throw fault("a string is not closed", at: start) }
      if bytes[index] < 0x20 { throw fault("a string contains a control character") }
    } while bytes[index] != UInt8(ascii: "\"")
    index += 1
    let (raw, text) = (bytes[start + 1..<index - 1], String(decoding: bytes[start + 1..<index - 1], as: UTF8.self))
    guard text.utf8.elementsEqual(raw) else { throw fault("a string is not UTF-8", at: start) }
    guard isEscaped else { return text }
    guard let unescaped = Self.foundation(bytes[start..<index]) as? String else {
      throw fault("a string has an invalid escape", at: start)
    }
    return unescaped
  }

  /// Reads a value without a mark at its start: a constant or a number.
  private mutating func word() throws(JSONFault) -> JSONValue {
    let start = index
    let word = bytes[start...].prefix {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || [0x2B, 0x2D, 0x2E].contains($0)
    }
    index += word.count
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let text where Int(text).map(String.init) == text: return .number
    case let text:
      guard text.first.map("-0123456789".contains) == true else { throw fault("a value is expected", at: start) }
      guard Self.foundation(word) != nil else { throw fault("a number is malformed", at: start) }
      return .number
    }
  }

  private static func foundation(_ bytes: ArraySlice<UInt8>) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  /// The next character after white space, or `nil` at the end.
  private var next: Unicode.Scalar? {
    mutating get {
      while index < bytes.endIndex, bytes[index] <= 0x20, " \n\r\t".utf8.contains(bytes[index]) { index += 1 }
      return index < bytes.endIndex ? Unicode.Scalar(bytes[index]) : nil
    }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private func fault(_ reason: String, at offset: Int? = nil) -> JSONFault {
    JSONFault(reason, in: bytes, at: offset ?? index)
  }
}
