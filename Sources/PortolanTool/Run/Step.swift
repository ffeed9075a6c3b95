/// Something that happens before the link arrives: another link, or what the user does.
enum Step: Hashable, Sendable {
  /// Something that the system opens the app with.
  case arrival(Arrival)
  /// Taps whatever has that name: a button of an alert, of the bar, a tab, a button, a row, or a switch.
  case tap(String)
  case back
  case swipeBack
  case swipeDown
  /// Writes into a field on screen: its name or its position and the text, or the text alone where there is one field.
  case type(String)
  /// Presses the return key.
  case pressReturn
  /// The user turns to a window, which is opened where it is the next one.
  case window(Int)
  /// One that only this app has.
  case own(Int)

  /// Reads a step as it is written on the command line.
  ///
  /// - Parameters:
  ///   - text: A link, one of ``spellings``, or one of the app's own.
  ///   - own: How the app's own steps are written.
  /// - Throws: ``StepFault`` where there is no such step.
  init(_ text: String, own: [String]) throws(StepFault) {
    if let number = own.firstIndex(of: text) {
      self = .own(number)
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
    case ("notify", let file?): self = .arrival(.notification(file: file))
    case ("activity", let url?): self = .arrival(.activity(url))
    case ("shortcut", let type?): self = .arrival(.shortcut(type))
    case ("window", let number?):
      guard let number = Int(number), number > 0 else {
        throw StepFault(reason: "windows have numbers, from 1", possible: ["window 1", "window 2"])
      }
      self = .window(number)
    // No step has a colon in its first word, and what it opens is told better by the table of links.
    case (let first?, _) where first.contains(":"): self = .arrival(.link(text))
    default: throw StepFault(reason: "there is no such step", possible: Self.spellings + own)
    }
  }

  /// How steps are written.
  static let spellings = [
    "a link", "tap NAME", "back", "swipe back", "swipe down", "notify FILE", "activity URL", "shortcut TYPE",
    "window NUMBER", "type FIELD TEXT", "press return",
  ]
}

/// Why a step cannot be done, and what could be.
struct StepFault: CodedFault {
  let reason: String
  let possible: [String]
  /// The kind of failure.
  var code = "step"
  var status = Status.failed

  /// The reason and what is possible: one line, unless the reason shows the screen.
  var description: String {
    let stop = reason.hasSuffix(".") || reason.contains("\n") ? "" : "."
    return possible.isEmpty
      ? reason + stop
      : "\(reason)\(stop) To fix: try one of: \(possible.map(ShownText.inline).joined(separator: ", "))."
  }
}
