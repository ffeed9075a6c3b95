/// What a line of a story says.
enum StoryStep: Hashable, Sendable {
  /// The app starts afresh, with the options of its command line.
  case launch([String])
  /// A link arrives, or the user does something.
  case step(Step)
  case expect(Expectation)

  /// Reads a line, which is neither blank nor a comment.
  ///
  /// - Parameters:
  ///   - text: The line, without spaces around it.
  ///   - own: How the app's own steps are written.
  init(_ text: String, own: [String]) throws(StepFault) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? String(words[1].drop { $0 == " " }) : ""
    switch words.first {
    case "launch": self = .launch(rest.split(separator: " ").map(String.init))
    case "expect": self = .expect(try Expectation(rest))
    case "link":
      guard !rest.isEmpty else { throw StepFault(reason: "there is no link", possible: ["link URL"]) }
      self = .step(.arrival(.link(rest)))
    default:
      do {
        self = .step(try Step(text, own: own))
      } catch {
        throw StepFault(reason: error.reason, possible: Self.spellings + own)
      }
    }
  }

  /// How lines are written.
  static let spellings = ["launch", "link URL"] + Step.spellings.dropFirst() + Expectation.spellings
}
