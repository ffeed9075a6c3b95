import Foundation
import PortolanLinks

/// What a notification carries, from a file.
enum Payload {
  /// The dictionary in a JSON file.
  ///
  /// - Throws: ``FileFault`` where it cannot be read, ``PayloadFault`` where it is something else.
  static func read(_ file: String, in folder: URL?) throws -> [AnyHashable: Any] {
    let data = try InputFile.contents(of: file, in: folder)
    if let encoding = WideEncoding.name(of: data) {
      throw PayloadFault(file: file, reason: ": it is \(encoding), and a payload is UTF-8")
    }
    // Foundation takes more than JSON, not the same on each platform, and its reasons are none for people.
    if let fault = JSONFault(in: Array(data)) {
      let reason = fault.isOfAnotherKind ? ": \(fault), and a payload is an object" : ", \(fault)"
      throw PayloadFault(file: file, reason: reason)
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw PayloadFault(file: file, reason: ": it cannot be read as JSON")
    }
    return object
  }
}

/// A payload that is none.
struct PayloadFault: CodedFault {
  let file: String
  /// The place and the reason, as the sentence goes on after the name of the file.
  let reason: String

  var code: String { "payload" }

  var description: String {
    """
    Cannot read the payload \(LinkText.quoted(file))\(reason). To fix: write what the server sends, such as \
    {"aps": {"alert": "Hello"}, "url": "https://…"}.
    """
  }
}

/// Text that arrives as a URL, and is none.
struct NoURLFault: CodedFault {
  let text: String

  var code: String { "payload" }
  var description: String { "\(LinkText.quoted(text)) is no URL. To fix: write a link of the app." }
}
