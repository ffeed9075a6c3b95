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
