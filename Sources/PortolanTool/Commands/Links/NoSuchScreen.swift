import Foundation
import PortolanLinks

/// JSON that is no screen of the app.
struct NoSuchScreen: CodedFault {
  private let text: String
  /// Where and in what it differs from a screen.
  private let reason: String

  /// - Parameters:
  ///   - text: The JSON.
  ///   - error: The error that decoding it threw.
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
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it names none of the screens"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) is of another type"
    case .dataCorrupted(let context): "\(place(context.codingPath)) has another value than it may"
    @unknown default: nil
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "it" : LinkText.quoted(path.map(\.stringValue).joined(separator: "."))
  }

  var code: String { "screen" }

  var description: String {
    "\(LinkText.quoted(text)) is no screen of this app\(reason). To fix: take the screen from what \"links match --json\" prints."
  }
}
