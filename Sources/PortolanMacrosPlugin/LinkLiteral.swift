import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// A string literal with text and nothing else, as patterns and origins must be to be read while compiling.
struct LinkLiteral {
  let node: StringLiteralExprSyntax
  let text: String
  private let segment: StringSegmentSyntax

  init?(_ expression: ExprSyntax) {
    guard let node = expression.as(StringLiteralExprSyntax.self), node.segments.count == 1,
      let segment = node.segments.first?.as(StringSegmentSyntax.self), let text = node.representedLiteralValue
    else { return nil }
    self.node = node
    self.segment = segment
    self.text = text
  }

  /// Where a byte of the text is in the source; the start where escapes have moved it.
  func position(of offset: Int) -> AbsolutePosition {
    guard segment.content.text == text, offset <= text.utf8.count else {
      return node.positionAfterSkippingLeadingTrivia
    }
    return segment.positionAfterSkippingLeadingTrivia.advanced(by: offset)
  }

  /// Offers another text in its place.
  func fixIt(_ message: String, replacingWith text: String) -> FixIt {
    FixIt(
      message: LinkMessage(message, id: "fix"),
      changes: [.replace(oldNode: Syntax(node), newNode: Syntax(StringLiteralExprSyntax(content: text)))])
  }
}
