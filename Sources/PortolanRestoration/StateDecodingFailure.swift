/// A fault at one place in the document of a stored state, in terms of the document.
struct StateDecodingFailure: Error {
  let path: [any CodingKey]
  /// The text that follows the path, such as `must be a whole number`.
  let fault: String

  init(_ path: [any CodingKey], _ fault: String) {
    self.path = path
    self.fault = fault
  }

  /// Creates a failure from the error of decoding a document.
  ///
  /// - Parameter error: The error of decoding the document.
  init(_ error: any Error) {
    switch error {
    case let misfit as StateDecodingFailure: self = misfit
    case DecodingError.keyNotFound(let key, let context):
      let path = context.codingPath + [key]
      self.init(path, "is missing, and must be \(Self.expectation(at: path))")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self.init(context.codingPath, "must be \(Self.expectation(at: context.codingPath))")
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(context.codingPath, "must be \(Self.expectation(at: context.codingPath))")
    default: self.init([], "is not JSON, is incomplete, or is nested too deeply")
    }
  }

  var description: String { "\(path.isEmpty ? "the document" : "\"\(Self.text(of: path))\"") \(fault)" }

  /// Returns a description of the value that a place requires, by the last key of its path.
  private static func expectation(at path: [any CodingKey]) -> String {
    guard let last = path.last, last.intValue == nil else { return "an object" }
    return switch last.stringValue {
    case "format", "version", "selected", "style": "a whole number"
    case "children", "presented": "a list"
    case "stack": "true or false"
    case "container", "lost": "text"
    default: "an object"
    }
  }

  /// Returns the text of a path, as in `root.children[2].selected`.
  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
