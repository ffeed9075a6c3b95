/// A step before the link arrives: another link, or an action of the user.
enum Step: Hashable, Sendable {
  /// An event with which the system opens the app.
  case event(IncomingEvent)
  /// Taps the control with a name: a button of an alert, a bar button, a tab, a button, a row, or a switch.
  case tap(String)
  case back
  case swipeBack
  case swipeDown
  /// Replaces the text of a field, which is given by its name or position, or is the only field on screen.
  case type(String)
  /// Presses the return key.
  case pressReturn
  /// Switches to a window, and opens it if it is the next one.
  case window(Int)
  /// A step that only this app has, by its index.
  case custom(Int)

  /// Parses a step of the command line.
  ///
  /// - Parameters:
  ///   - text: A link, one of ``spellings``, or a step of the app.
  ///   - own: The spellings of the app's steps.
  /// - Throws: ``StepFault`` if there is no such step.
  init(_ text: String, own: [String]) throws(StepFault) {
    if let number = own.firstIndex(of: text) {
      self = .custom(number)
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("tap", let title?): self = .tap(title)
    case ("type", let text): self = .type(text ?? "")
    case ("press", "return"): self = .pressReturn
    case ("back", nil): self = .back
    case ("swipe", "back"): self = .swipeBack
    case ("swipe", "down"): self = .swipeDown
    case ("notify", let file?): self = .event(.notification(file: file))
    case ("activity", let url?): self = .event(.activity(url))
    case ("shortcut", let type?): self = .event(.shortcut(type))
    case ("window", let number?):
      guard let number = Int(number), number > 0 else {
        throw StepFault(reason: "windows are numbered from 1", possible: ["window 1", "window 2"])
      }
      self = .window(number)
    // The first word of a step has no colon, and the table of links reports a better error for a text with one.
    case (let first?, _) where first.contains(":"): self = .event(.link(text))
    default: throw StepFault(reason: "there is no such step", possible: Self.spellings + own)
    }
  }

  /// The spellings of steps.
  static let spellings = [
    "a link", "tap NAME", "back", "swipe back", "swipe down", "notify FILE", "activity URL", "shortcut TYPE",
    "window NUMBER", "type FIELD TEXT", "press return",
  ]
}

/// An error for a step that cannot be performed, with the steps that are possible.
struct StepFault: ToolError {
  let reason: String
  let possible: [String]
  /// The kind of failure.
  var code = "step"
  var status = Status.failed

  /// The reason and the possible steps, on one line unless the reason includes the text on screen.
  var description: String {
    let stop = reason.hasSuffix(".") || reason.contains("\n") ? "" : "."
    return possible.isEmpty
      ? reason + stop
      : "\(reason)\(stop) To fix: try one of: \(possible.map(TerminalText.inline).joined(separator: ", "))."
  }
}
