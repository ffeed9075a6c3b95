/// The form of a step that is written as the screen offers it, such as `choose ENTRY in the menu of NAME`.
struct OfferedForm {
  /// The form, with words in capitals for the parts that differ.
  let spelling: String

  private let beginning: String
  private let middle: String
  private let end: String

  private init(_ beginning: String, _ blank: String, _ middle: String = "", _ second: String = "", end: String = "") {
    spelling = [beginning, blank, middle, second, end].filter { !$0.isEmpty }.joined(separator: " ")
    self.beginning = blank.isEmpty ? beginning : beginning + " "
    self.middle = middle.isEmpty ? "" : " \(middle) "
    self.end = end.isEmpty ? "" : " \(end)"
  }

  /// The forms of the steps for menus, swipes on rows, controls for values, the search, and other gestures on views.
  static let all =
    [
      OfferedForm("choose", "ENTRY", "in the menu of", "NAME"),
      OfferedForm("swipe row", "NAME", "and choose", "ACTION"),
      OfferedForm("pick", "ROW", "in", "NAME"), OfferedForm("pick", "DATE", "in", "NAME"),
      OfferedForm("pick the earliest date in", "NAME"), OfferedForm("pick the latest date in", "NAME"),
      OfferedForm("step", "NAME", end: "up"), OfferedForm("step", "NAME", end: "down"),
      OfferedForm("slide", "NAME", "to", "VALUE"), OfferedForm("search for", "TEXT"),
      OfferedForm("drag the sheet to", "HEIGHT"), OfferedForm("cancel the search", ""),
      OfferedForm("pull to refresh", ""),
    ]
    + [
      "long press", "pan", "pinch", "tap again", "swipe left", "swipe right", "swipe up", "swipe down", "gesture",
    ].map { OfferedForm("\($0) on", "NAME") }

  /// Returns a Boolean value that indicates whether a step has the form.
  func fits(_ step: String) -> Bool {
    guard beginning.hasSuffix(" ") else { return step == beginning }
    guard step.hasPrefix(beginning), step.hasSuffix(end) else { return step == "search for" && beginning == step + " " }
    return step.dropFirst(beginning.count).contains(middle)
  }
}
