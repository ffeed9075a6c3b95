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
