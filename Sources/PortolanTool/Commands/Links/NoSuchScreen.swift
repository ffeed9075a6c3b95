import Foundation
import PortolanAssociation
import PortolanLinks

/// An error for JSON that is not a screen of the app.
struct NoSuchScreen: ToolError {
  private let text: String
  /// The location and kind of the difference from a screen.
  private let reason: String

  /// Creates an error from a decoding error.
  ///
  /// - Parameters:
  ///   - text: The JSON.
  ///   - error: The error that decoding threw.
  init(text: String, _ error: any Error) {
    self.text = text
    if let fault = JSONFault(in: Array(text.utf8)) {
      reason = ": \(fault)"
    } else {
      reason = (error as? DecodingError).flatMap(Self.reason).map { ": \($0)" } ?? ""
    }
  }

  private static func reason(of error: DecodingError) -> String? {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it does not name a screen"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context): "\(place(context.codingPath)) has an invalid value"
    @unknown default: nil
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "it" : LinkText.quoted(path.map(\.stringValue).joined(separator: "."))
  }

  var code: String { "screen" }

  var description: String {
    "\(LinkText.quoted(text)) is not a screen of this app\(reason). To fix: copy a screen from the output of \"links match --json\"."
  }
}
