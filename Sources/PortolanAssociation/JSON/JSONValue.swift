/// A JSON value that keeps the order of members and duplicate members.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// A number as it was written, since association files have no numbers.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Equatable {
    let name: String
    let value: JSONValue
  }

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

extension JSONValue {
  /// The value as text, indented by two spaces for each level.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .array(let values) where values.isEmpty: text += "[]"
    case .object(let members) where members.isEmpty: text += "{}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        value.write(to: &text, indentation: inner)
      }
      text += "\n\(indentation)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
      text += "\n\(indentation)}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
