extension WindowUser {
  /// Taps a button among the views on top.
  ///
  /// - Parameter name: The title, or the accessibility label or identifier.
  /// - Throws: ``UserGestureError``, if there is no such button or it cannot be used.
  public func tap(button name: String) throws {
    let gesture = "tap button \"\(name)\""
    try requireRest(gesture)
    try act(on: element(name, for: gesture, "button") { if case .button = $0 { true } else { false } })
  }

  /// Taps a row of a table: the delegate is asked, and told.
  ///
  /// - Parameter name: A text in the row, or the accessibility label or identifier of its cell.
  /// - Returns: Whether the delegate allowed it.
  /// - Throws: ``UserGestureError``, if there is no such row or it cannot be tapped.
  @discardableResult
  public func tap(row name: String) throws -> Bool {
    let gesture = "tap row \"\(name)\""
    try requireRest(gesture)
    let found = try element(name, for: gesture, "row") { if case .row = $0 { true } else { false } }
    guard case .row(let table, let indexPath) = found.kind else { return false }
    return table.tapRow(at: indexPath)
  }

  /// Turns a switch over.
  ///
  /// - Parameter name: The accessibility label or identifier, or the text that is read before the switch.
  /// - Throws: ``UserGestureError``, if there is no such switch or it cannot be used.
  public func toggle(_ name: String) throws {
    let gesture = "toggle \"\(name)\""
    try requireRest(gesture)
    try act(on: element(name, for: gesture, "switch") { if case .toggle = $0 { true } else { false } })
  }

  /// Taps a text field and types at the end of its text, one key after the other, each of which a delegate may refuse.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - name: The placeholder, the accessibility label or identifier, the text that is read before the field, or the
  ///     position of the field among those on screen: `#1` for the first.
  /// - Throws: ``UserGestureError``, if there is no such field or it cannot be typed into.
  public func type(_ text: String, into name: String) throws {
    try field(name, for: "type into \"\(name)\"").insert(text)
  }

  /// Taps a text field and deletes its text, which a delegate may refuse.
  ///
  /// - Parameter name: The placeholder, the accessibility label or identifier, the text that is read before the field, or
  ///   the position of the field among those on screen: `#1` for the first.
  /// - Throws: ``UserGestureError``, if there is no such field or it cannot be typed into.
  public func clear(_ name: String) throws {
    try field(name, for: "clear \"\(name)\"").clear()
  }

  /// Presses the return key of the field that is typed into.
  ///
  /// - Throws: ``UserGestureError``, if nothing on top is typed into.
  public func pressReturn() throws {
    let gesture = "press return"
    try requireRest(gesture)
    guard let editedField else { throw error(gesture, "nothing is typed into") }
    editedField.pressReturn()
  }

  // MARK: Reach

  /// What can be acted on among the views on top.
  var elements: [ScreenElement] { ScreenSearch(top?.loadedView).elements }

  /// The field on top that is typed into.
  var editedField: UITextField? {
    guard let field = window.firstResponder as? UITextField, let view = top?.loadedView else { return nil }
    return field.isDescendant(of: view) ? field : nil
  }

  /// The element with a name of a kind; of several, the first that can be used.
  func element(
    _ name: String,
    for gesture: String,
    _ noun: String,
    where isOfKind: (ScreenElement.Kind) -> Bool
  ) throws -> ScreenElement {
    let found = elements.filter { isOfKind($0.kind) }.called(name)
    guard let element = found.first(where: { $0.obstacle == nil }) ?? found.first else {
      throw error(gesture, "no such \(noun) is on screen")
    }
    if let obstacle = element.obstacle { throw error(gesture, obstacle) }
    return element
  }

  func act(on element: ScreenElement) {
    switch element.kind {
    case .button(let control): control.tap()
    case .toggle(let toggle): toggle.toggle()
    case .field(let field): _ = field.becomeFirstResponder()
    case .row(let table, let indexPath): _ = table.tapRow(at: indexPath)
    }
  }

  private func field(_ name: String, for gesture: String) throws -> UITextField {
    try requireRest(gesture)
    let found = try element(name, for: gesture, "text field") { if case .field = $0 { true } else { false } }
    guard case .field(let field) = found.kind, field.becomeFirstResponder() else {
      throw error(gesture, "it refuses to be typed into")
    }
    return field
  }
}

extension UIControl {
  /// Touches the control and lifts the finger inside.
  final func tap() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
