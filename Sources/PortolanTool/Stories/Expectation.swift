/// What is to hold at a point of a story.
enum Expectation: Hashable, Sendable {
  /// What the user sees on top: a screen, or the class of its controller, with or without what it says of itself.
  case top(String)
  /// These words are on screen.
  case text(String)
  case noText(String)
  /// The hierarchy has this line.
  case tree(String)
  /// The step before was refused, for a reason with these words.
  case failure(String)

  /// Reads what follows the word `expect`.
  init(_ text: String) throws(StepFault) {
    let kinds: [(spelling: String, make: (String) -> Expectation)] = [
      ("top ", Self.top), ("text ", Self.text), ("no text ", Self.noText), ("tree ", Self.tree),
      ("failure ", Self.failure),
    ]
    guard let kind = kinds.first(where: { text.hasPrefix($0.spelling) }) else {
      throw StepFault(reason: "that cannot be expected", possible: Self.spellings)
    }
    self = kind.make(String(text.dropFirst(kind.spelling.count).drop { $0 == " " }))
  }

  /// How expectations are written.
  static let spellings = [
    "expect top SCREEN", "expect text WORDS", "expect no text WORDS", "expect tree LINE", "expect failure WORDS",
  ]
}
