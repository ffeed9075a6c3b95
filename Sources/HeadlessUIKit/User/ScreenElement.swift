/// An element on screen with which the user can interact unless there is an obstacle.
@MainActor
struct ScreenElement {
  enum Kind {
    /// A button, or a control of the app's own class.
    case button
    /// A text field, or a text view that can be edited.
    case field
    case toggle
    /// A row of a table or an item of a collection.
    case row
    case segment
    /// A control for a value: a date picker, a stepper, a slider, or wheels.
    case value
    /// A view with a recogniser of taps.
    case tappable
  }

  let kind: Kind
  /// The view of the element; for a row its cell.
  let view: UIView
  /// Taps the element, and returns `true` if no delegate prevented the effect.
  let tap: () -> Bool
  /// The list of a row, and the place in it.
  var row: (list: any RowList, place: IndexPath)?
  /// The names of the element on one line each, the visible text first.
  let names: [String]
  /// The position of a text field or a control for a value among those on screen, such as `#1`, for use if no element has
  /// that name.
  var position: String?
  /// The reason why the user cannot interact with the element.
  let obstacle: String?

  init(_ kind: Kind, _ view: UIView, names: [String?], obstacle: String?, tap: @escaping () -> Bool) {
    self.kind = kind
    self.view = view
    self.tap = tap
    self.names = names.compactMap { $0?.onOneLine }.filter { !$0.isEmpty }
    self.obstacle = obstacle
  }

  /// The tap in its written form, or `nil` if a tap does nothing or the element has no name.
  var gesture: String? {
    guard obstacle == nil, let name = names.first else { return nil }
    return switch kind {
    case .button, .segment, .tappable: "tap button \"\(name)\""
    case .field, .value: nil
    case .toggle: "toggle \"\(name)\""
    case .row: "tap row \"\(name)\""
    }
  }

  /// A Boolean value that indicates whether a tap is all that the element takes.
  var isButton: Bool { kind == .button || kind == .segment || kind == .tappable }

  var subject: Touchable.Subject {
    kind == .segment ? .segment(ObjectIdentifier(view), title: names.first ?? "") : .view(ObjectIdentifier(view))
  }
}

extension [ScreenElement] {
  /// Returns the elements with a name, or the element at that position if there are none.
  ///
  /// Of several elements with the same name, `Add #2` is the second.
  @MainActor
  func called(_ name: String) -> [ScreenElement] {
    let name = name.onOneLine
    let named = filter { $0.names.contains(name) }
    guard named.isEmpty else { return named }
    let placed = filter { $0.position == name }
    guard placed.isEmpty, let numbered = NumberedName(name) else { return placed }
    let all = filter { $0.names.contains(numbered.name) }
    return all.indices.contains(numbered.number - 1) ? [all[numbered.number - 1]] : []
  }
}

extension String {
  /// The text with a space in place of each line break, since a step of a story is one line.
  package var onOneLine: String {
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) }) else { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
