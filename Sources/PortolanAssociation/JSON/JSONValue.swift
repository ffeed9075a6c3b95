/// A JSON value that keeps the order of members and duplicate members.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  /// A number, of which association files have none.
  case number
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
