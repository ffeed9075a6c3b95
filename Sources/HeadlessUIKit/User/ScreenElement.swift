/// An element on screen with which the user can interact unless there is an obstacle.
@MainActor
struct ScreenElement {
  enum Kind {
    /// A button, or a control of the app's own class.
    case button(UIControl)
    /// A text field, or a text view that can be edited.
    case field(any TextEntry)
    case toggle(UISwitch)
    /// A row of a table or an item of a collection.
    case row(any RowList, IndexPath)
    case segment(UISegmentedControl, title: String)
    /// A control for a value: a date picker, a stepper, a slider, or wheels.
    case value(UIView)
    /// A view with a recogniser of taps.
    case tappable(UIGestureRecognizer)
  }

  let kind: Kind
  /// The names of the element, the visible text first.
  let names: [String]
  /// The position of a text field or a control for a value among those on screen, such as `#1`, for use if no element has
  /// that name.
  let position: String?
  /// The reason why the user cannot interact with the element.
  let obstacle: String?

  init(_ kind: Kind, names: [String?], position: Int? = nil, obstacle: String?) {
    self.kind = kind
    self.names = names.compactMap { $0 }.filter { !$0.isEmpty }
    self.position = position.map { "#\($0)" }
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
  var isButton: Bool {
    switch kind {
    case .button, .segment, .tappable: true
    case .field, .toggle, .row, .value: false
    }
  }

  var isRow: Bool { if case .row = kind { true } else { false } }

  var isToggle: Bool { if case .toggle = kind { true } else { false } }

  var isField: Bool { if case .field = kind { true } else { false } }

  /// A Boolean value that indicates whether the element is a control for a value.
  var isValue: Bool { if case .value = kind { true } else { false } }

  var subject: Touchable.Subject? {
    switch kind {
    case .button(let control): .view(ObjectIdentifier(control))
    case .field(let field): .view(ObjectIdentifier(field))
    case .value(let view): .view(ObjectIdentifier(view))
    case .toggle(let toggle): .view(ObjectIdentifier(toggle))
    case .row(let list, let place): list.cell(at: place).map { .view(ObjectIdentifier($0)) }
    case .segment(let segments, let title): .segment(ObjectIdentifier(segments), title: title)
    case .tappable(let recognizer): recognizer.view.map { .view(ObjectIdentifier($0)) }
    }
  }
}

extension [ScreenElement] {
  /// Returns the elements with a name, or the element at that position if there are none.
  ///
  /// Of several elements with the same name, `Add #2` is the second.
  @MainActor
  func called(_ name: String) -> [ScreenElement] {
    let named = filter { $0.names.contains(name) }
    guard named.isEmpty else { return named }
    let placed = filter { $0.position == name }
    guard placed.isEmpty, let numbered = NumberedName(name) else { return placed }
    let all = filter { $0.names.contains(numbered.name) }
    return all.indices.contains(numbered.number - 1) ? [all[numbered.number - 1]] : []
  }
}
