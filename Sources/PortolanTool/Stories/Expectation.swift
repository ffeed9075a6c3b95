/// A condition that must hold at a point of a story.
package enum Expectation: Hashable, Sendable {
  /// The screen on top, or the class of its controller, with or without its detail.
  case top(String)
  /// The text on screen contains these words.
  case text(String)
  case noText(String)
  /// The focus of VoiceOver is on an element with this name, or on this screen.
  case focus(String)
  /// The hierarchy contains this line.
  case tree(String)
  /// The previous step was refused, for a reason that contains these words.
  case failure(String)
  /// The steps so far do not break a rule of the verification.
  case rule(String)

  /// Parses the text after the word `expect`.
  init(_ text: String) throws(StepFault) {
    let kinds: [(spelling: String, make: (String) -> Expectation)] = [
      ("top ", Self.top), ("text ", Self.text), ("no text ", Self.noText), ("focus ", Self.focus),
      ("tree ", Self.tree), ("failure ", Self.failure), ("rule ", Self.rule),
    ]
    guard let kind = kinds.first(where: { text.hasPrefix($0.spelling) }) else {
      throw StepFault("the expectation is unknown", possible: Self.spellings)
    }
    self = kind.make(String(text.dropFirst(kind.spelling.count).drop { $0 == " " }))
  }

  /// The spellings of expectations.
  static let spellings = [
    "expect top SCREEN", "expect text WORDS", "expect no text WORDS", "expect focus NAME", "expect tree LINE",
    "expect failure WORDS", "expect rule NAME",
  ]
}
