import Foundation
import PortolanLinks

/// What a notification carries, from a file.
enum Payload {
  /// The dictionary in a JSON file.
  ///
  /// - Throws: ``FileFault`` where it cannot be read, ``PayloadFault`` where it is something else.
  static func read(_ file: String, in folder: URL?) throws -> [AnyHashable: Any] {
    let data = try InputFile.read(file, in: folder)
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw PayloadFault(
        text: file, expected: "JSON object",
        fix: #"write what the server sends, such as {"aps": {"alert": "Hello"}, "url": "https://…"}"#)
    }
    return object
  }
}

/// What is to arrive is no such thing.
struct PayloadFault: Error, CustomStringConvertible {
  let text: String
  let expected: String
  let fix: String

  var description: String { "\(LinkText.quoted(text)) is no \(expected). To fix: \(fix)." }
}
