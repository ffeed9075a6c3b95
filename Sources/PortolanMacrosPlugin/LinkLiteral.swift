#if canImport(SwiftParser)
  import SwiftParser
#else
  #error(
    "PortolanMacros needs the trait Macros of Portolan. To fix: add \"Macros\" to the traits of the app's dependency on it"
  )
#endif

/// A string literal without interpolations that is required for patterns and origins, as they are read at compile time.
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

  /// Returns the position of a byte of the text in the source, or the start of the literal if it contains escapes.
  func position(of offset: Int) -> AbsolutePosition {
    guard segment.content.text == text, offset <= text.utf8.count else {
      return node.positionAfterSkippingLeadingTrivia
    }
    return segment.positionAfterSkippingLeadingTrivia.advanced(by: offset)
  }

  /// Returns a fix-it that replaces some bytes of the text.
  func fixIt(_ message: String, replacing range: Range<Int>, with text: String) -> FixIt {
    FixIt(message: LinkMessage(message, id: "fix"), changes: [change(range, text)])
  }

  private func change(_ range: Range<Int>, _ replacement: String) -> FixIt.Change {
    guard segment.content.text == text else {
      return .replace(
        oldNode: Syntax(node),
        newNode: Syntax(StringLiteralExprSyntax(content: replaced(range, with: replacement))))
    }
    // swift-syntax 602 has replaceText for this; a whole segment is what 600 can replace.
    return .replace(
      oldNode: Syntax(segment),
      newNode: Syntax(segment.with(\.content, .stringSegment(replaced(range, with: replacement)))))
  }

  /// Returns the text with some bytes replaced.
  func replaced(_ range: Range<Int>, with replacement: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(replacement.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }

  /// Returns the text from a byte on, shortened and in quotes.
  ///
  /// Current compilers show a diagnostic of a macro at the start of its node, whatever its position is (swift-syntax
  /// 603, `PluginMessage.Diagnostic`). So the message itself must name the location of the fault.
  func excerpt(from offset: Int) -> String {
    let rest = String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
    return "\"" + rest.prefix(16) + (rest.count > 16 ? "…\"" : "\"")
  }
}
