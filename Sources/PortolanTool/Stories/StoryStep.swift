/// The content of a line in a story.
package enum StoryStep: Hashable, Sendable {
  /// A new start of the app, with the options of its command line.
  case launch([String])
  /// A link, or an action of the user.
  case step(Step)
  case expect(Expectation)

  /// Parses a line that is neither blank nor a comment.
  ///
  /// - Parameters:
  ///   - text: The line, without spaces around it.
  ///   - own: The spellings of the app's steps.
  /// - Throws: ``StepFault`` if there is no such step.
  package init(_ text: String, own: [String]) throws(StepFault) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? String(words[1].drop { $0 == " " }) : ""
    switch words.first {
    case "launch": self = .launch(rest.split(separator: " ").map(String.init))
    case "expect": self = .expect(try Expectation(rest))
    case "link":
      guard !rest.isEmpty else { throw StepFault("the link is missing", possible: ["link URL"]) }
      self = .step(.event(.link(rest)))
    default:
      do {
        self = .step(try Step(text, own: own))
      } catch {
        throw StepFault(error.reason, possible: Self.spellings + own)
      }
    }
  }

  /// The spellings of lines.
  static let spellings = ["launch", "link URL"] + Step.spellings.dropFirst() + Expectation.spellings

  var mayFail: Bool { if case .step = self { true } else { false } }

  /// A Boolean value that indicates whether the line expects that the previous step was refused.
  var isRefusal: Bool { if case .expect(.failure) = self { true } else { false } }

  /// A Boolean value that indicates whether the line names a rule of the verification.
  var isRule: Bool { if case .expect(.rule) = self { true } else { false } }
}

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
    guard let kind = Self.kinds.first(where: { text.hasPrefix($0.words) }) else {
      throw StepFault("the expectation is unknown", possible: Self.spellings)
    }
    self = kind.make(String(text.dropFirst(kind.words.count).drop { $0 == " " }))
  }

  /// The kinds, with the words before their text and the placeholder for it.
  private static let kinds: [(words: String, placeholder: String, make: @Sendable (String) -> Expectation)] = [
    ("top ", "SCREEN", Self.top), ("text ", "WORDS", Self.text), ("no text ", "WORDS", Self.noText),
    ("focus ", "NAME", Self.focus), ("tree ", "LINE", Self.tree), ("failure ", "WORDS", Self.failure),
    ("rule ", "NAME", Self.rule),
  ]

  /// The spellings of expectations.
  static let spellings = kinds.map { "expect \($0.words)\($0.placeholder)" }
}
