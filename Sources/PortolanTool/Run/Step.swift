/// A step before the link arrives: another link, or an action of the user.
package enum Step: Hashable, Sendable {
  /// An event with which the system opens the app.
  case event(IncomingEvent)
  /// Taps the control with a name: a button of an alert, a bar button, a tab, a button, a row, or a switch.
  case tap(String)
  /// A gesture that a container on screen offers, such as `go back`, or another one that is written as it is offered.
  case gesture(String)
  case swipeDown
  /// Replaces the text of a field: one that is given by its name or position, or the only field on screen.
  case type(String)
  /// Presses the return key.
  case pressReturn
  /// Switches to a window, and opens it if it is the next one.
  case window(Int)
  /// Changes the width of the window to compact or to regular, as by rotating the device.
  case width(isCompact: Bool)
  /// A step that only this app has, by its index.
  case custom(Int)

  /// Parses a step of the command line.
  ///
  /// - Parameters:
  ///   - text: A link, one of ``spellings``, or a step of the app.
  ///   - own: The spellings of the app's steps.
  /// - Throws: ``StepFault`` if there is no such step.
  package init(_ text: String, own: [String]) throws(StepFault) {
    if let number = own.firstIndex(of: text) {
      self = .custom(number)
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if let gesture = Self.gestures[words.joined(separator: " ")] {
      self = .gesture(gesture)
      return
    }
    if OfferedForm.all.contains(where: { $0.fits(text) }) {
      self = .gesture(text)
      return
    }
    switch (words.first, words.dropFirst().first) {
    case ("tap", let title?): self = .tap(title)
    case ("type", let text): self = .type(text ?? "")
    case ("press", "return"): self = .pressReturn
    case ("back", let place?) where place.hasPrefix("to "): self = .gesture("go \(text)")
    case ("swipe", "down"): self = .swipeDown
    case ("notify", let file?): self = .event(.notification(file: file))
    case ("activity", let url?): self = .event(.activity(url))
    case ("shortcut", let type?): self = .event(.shortcut(type))
    case ("window", let number?):
      guard let index = Int(number), index > 0 else {
        let isTooLarge = number.contains { $0 != "0" } && number.allSatisfy { $0.isASCII && $0.isNumber }
        let reason = isTooLarge ? "there is no window \(number)" : "windows are numbered from 1"
        throw StepFault(reason, possible: ["window 1", "window 2"])
      }
      self = .window(index)
    case ("width", let width?):
      guard width == "compact" || width == "regular" else {
        throw StepFault("there is no such width", possible: ["width compact", "width regular"])
      }
      self = .width(isCompact: width == "compact")
    // The first word of a step has no colon, and the table of links reports a better error for a text with one.
    case (let first?, _) where first.contains(":"): self = .event(.link(text))
    default: throw StepFault("there is no such step", possible: Self.spellings + own)
    }
  }

  /// The steps that are gestures of containers, with the gestures in their written form.
  private static let gestures = [
    "back": "go back", "swipe back": "swipe back", "swipe left": "swipe left", "swipe right": "swipe right",
    "scroll up": "scroll up", "scroll down": "scroll down", "swipe from edge": "swipe from edge",
    "swipe to edge": "swipe to edge",
  ]

  /// Returns a Boolean value that indicates whether a gesture in its written form belongs to a container.
  static func isOfContainer(_ gesture: String) -> Bool {
    gestures.values.contains(gesture) || gesture.hasPrefix("go back to ")
  }

  /// The spellings of steps.
  static let spellings =
    [
      "a link", "tap NAME", "back", "back to \"NAME\"", "swipe back", "swipe down", "swipe left", "swipe right",
      "scroll up", "scroll down", "swipe from edge", "swipe to edge", "notify FILE", "activity URL", "shortcut TYPE",
      "window NUMBER", "width compact", "width regular", "type FIELD TEXT", "press return",
    ] + OfferedForm.all.map(\.spelling)
}

/// The form of a step that is written as the screen offers it, such as `choose ENTRY in the menu of NAME`.
struct OfferedForm {
  /// The form, with words in capitals for the parts that differ.
  let spelling: String
  /// The text between the parts that differ.
  private let parts: [Substring]

  private init(_ spelling: String) {
    self.spelling = spelling
    parts = spelling.split(separator: /[A-Z]+/, omittingEmptySubsequences: false)
  }

  /// The forms of the steps for menus, swipes on rows, controls for values, the search, and other gestures on views.
  static let all =
    ([
      "choose ENTRY in the menu of NAME", "swipe row NAME and choose ACTION", "pick ROW in NAME", "pick DATE in NAME",
      "pick the earliest date in NAME", "pick the latest date in NAME", "step NAME up", "step NAME down",
      "slide NAME to VALUE", "search for TEXT", "drag the sheet to HEIGHT", "cancel the search", "pull to refresh",
    ]
    + [
      "long press", "pan", "pinch", "tap again", "swipe left", "swipe right", "swipe up", "swipe down", "gesture",
    ].map { "\($0) on NAME" }).map { OfferedForm($0) }

  /// Returns a Boolean value that indicates whether a step has the form.
  func fits(_ step: String) -> Bool {
    if step == "search for" { return spelling == "search for TEXT" }
    guard parts.count > 1 else { return step == spelling }
    guard step.hasPrefix(parts[0]), step.hasSuffix(parts[parts.count - 1]) else { return false }
    return parts.count < 3 || step.dropFirst(parts[0].count).contains(parts[1])
  }
}
