/// A fault at one place in the document of a stored state, in terms of the document.
///
/// `JSONDecoder`, with a limit of size, reads the document. It cannot tell a fault in these terms: its errors name types of Swift
/// and no value, and on Linux a number that does not fit is an error without a place.
struct StateDecodingFailure: Error {
  private let path: [any CodingKey]
  /// The text that follows the value at the path, such as `must be a whole number`.
  private let fault: String

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
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(context.codingPath, "must be \(Self.expectation(at: context.codingPath))")
    default: self.init([], "is not JSON, is incomplete, or is nested too deeply")
    }
  }

  /// Returns the place, the value there if there is one, and the value that must be there.
  ///
  /// - Parameter data: The document.
  /// - Returns: The text, such as `"root.selected" is 1.5, and must be a whole number`.
  func description(in data: Data) -> String {
    let place = path.isEmpty ? "the document" : "\"\(Self.text(of: path))\""
    return "\(place) \(value(in: data).map { "is \($0), and " } ?? "")\(fault)"
  }

  /// Returns the beginning of the JSON at the path, or `nil` if there is none.
  private func value(in data: Data) -> String? {
    var value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    for key in path {
      // Of two values with one key, this reader may keep another one than the decoder, and a shorter list.
      value = key.intValue.map { (value as? [Any])?.dropFirst($0).first } ?? (value as? [String: Any])?[key.stringValue]
    }
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
    guard let value, let json = try? JSONSerialization.data(withJSONObject: value, options: options),
      let text = String(data: json, encoding: .utf8)
    else { return nil }
    return text.count > 80 ? text.prefix(80) + "…" : text
  }

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
