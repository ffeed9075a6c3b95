extension WindowUser {
  /// Taps a button among the views on top.
  ///
  /// - Parameter name: The title, or the accessibility label or identifier.
  /// - Throws: ``UserGestureError`` if there is no such button or it cannot be used.
  public func tap(button name: String) throws {
    _ = try element(name, for: "tap button \"\(name)\"", "button", where: \.isButton).tap()
  }

  /// Taps a row of a table, whose delegate is asked and notified.
  ///
  /// - Parameter name: A text in the row, or the accessibility label or identifier of its cell.
  /// - Returns: `true` if the delegate allowed the tap.
  /// - Throws: ``UserGestureError`` if there is no such row or it cannot be tapped.
  @discardableResult
  public func tap(row name: String) throws -> Bool {
    try element(name, for: "tap row \"\(name)\"", "row") { $0.kind == .row }.tap()
  }

  /// Toggles a switch.
  ///
  /// - Parameter name: The accessibility label or identifier, or the text that precedes the switch.
  /// - Throws: ``UserGestureError`` if there is no such switch or it cannot be used.
  public func toggle(_ name: String) throws {
    _ = try element(name, for: "toggle \"\(name)\"", "switch") { $0.kind == .toggle }.tap()
  }

  /// Taps a text field or a text view and types at the end of its text, one key after the other; a delegate may refuse each.
  ///
  /// - Parameters:
  ///   - text: The text that the user types.
  ///   - name: The placeholder, the accessibility label or identifier, the text that precedes the field, or the
  ///     position of the field among those on screen: `#1` for the first.
  /// - Throws: ``UserGestureError`` if there is no such field or it cannot be edited.
  public func type(_ text: String, into name: String) throws {
    try field(name, for: "type into \"\(name)\"").insert(text)
  }

  /// Taps a text field or a text view and deletes its text, unless a delegate refuses.
  ///
  /// - Parameter name: The placeholder, the accessibility label or identifier, the text that precedes the field, or the
  ///   position of the field among those on screen: `#1` for the first.
  /// - Throws: ``UserGestureError`` if there is no such field or it cannot be edited.
  public func clear(_ name: String) throws { try field(name, for: "clear \"\(name)\"").clear() }

  /// Presses the return key of the field that is being edited, or else the search key of the active search in the bar.
  ///
  /// - Throws: ``UserGestureError`` if no field on top is being edited, and no search is active.
  public func pressReturn() throws {
    let gesture = "press return"
    try requireRest(gesture)
    if let editedField { return editedField.pressReturn() }
    guard let searchController, searchController.isActive else { throw error(gesture, "nothing is typed into") }
    searchController.searchBar.pressSearch()
  }

  // MARK: Reach

  /// The elements with which the user can interact among the views on top.
  var elements: [ScreenElement] {
    let titles = visibleControllers.compactMap { $0.navigationItemStorage?.titleView }
    return titles.flatMap { ScreenSearch($0).elements } + ScreenSearch(top?.loadedView).elements
  }

  /// The field on top that is being edited.
  var editedField: UITextField? {
    guard let field = window.firstResponder as? UITextField, let view = top?.loadedView else { return nil }
    return field.isReached(from: view) ? field : nil
  }

  /// Returns the element with a name and of a kind, or the first usable element if there are several.
  ///
  /// - Throws: ``UserGestureError`` if a transition is in progress, or there is no such element that can be used.
  func element(
    _ name: String, for gesture: String, _ noun: String, where isOfKind: (ScreenElement) -> Bool
  ) throws -> ScreenElement {
    try requireRest(gesture)
    return try usable(
      of: elements.filter(isOfKind).called(name), for: gesture, orThrow: "no such \(noun) is on screen")
  }

  /// Returns the first of several elements that can be used.
  func usable(of found: [ScreenElement], for gesture: String, orThrow reason: String) throws -> ScreenElement {
    guard let element = found.first(where: { $0.obstacle == nil }) ?? found.first else { throw error(gesture, reason) }
    if let obstacle = element.obstacle { throw error(gesture, obstacle) }
    return element
  }

  private func field(_ name: String, for gesture: String) throws -> any TextEntry {
    let found = try element(name, for: gesture, "text field") { $0.kind == .field }
    guard let field = found.view as? any TextEntry, found.tap() else {
      throw error(gesture, "it refuses to be typed into")
    }
    return field
  }
}
