public import StoreApp

/// Something that happens before the link arrives: another link, or what the user does.
public enum StoreStep: Hashable, Sendable {
  case link(StoreScreen)
  /// Taps whatever has that name: a button of an alert, of the bar, a tab, a button, a row, or a switch.
  case tap(String)
  case back
  case swipeBack
  case swipeDown
  /// Writes into a field on screen: its name and the text, or the text alone where there is one field.
  case type(String)
  /// Presses the return key.
  case pressReturn
  case logIn
  case logOut

  /// Reads a step as it is written on the command line.
  ///
  /// - Parameter text: A link, or one of ``spellings``.
  /// - Throws: ``StoreLinkError`` for a bad link, ``StepFault`` for anything else that is no step.
  public init(_ text: String) throws {
    if text.contains("://") {
      self = .link(try StoreLinks.screen(for: text))
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
    case ("log", "in"): self = .logIn
    case ("log", "out"): self = .logOut
    default: throw StepFault(reason: "there is no such step", possible: Self.spellings)
    }
  }

  /// How steps are written.
  public static let spellings = [
    "a link", "tap NAME", "back", "swipe back", "swipe down", "type FIELD TEXT", "press return", "log in", "log out",
  ]
}

/// Why a step cannot be done, and what could be.
struct StepFault: Error {
  let reason: String
  let possible: [String]
}
