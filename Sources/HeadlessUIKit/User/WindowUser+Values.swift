extension WindowUser {
  /// Picks a date, and sends `valueChanged`.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - name: The accessibility label or identifier of the date picker, the text that precedes it, or its position among
  ///     the controls for values on screen: `#1` for the first.
  /// - Throws: ``UserGestureError`` if there is no such date picker, it cannot be used, or its limits exclude the date.
  public func pick(_ date: Date, in name: String) throws {
    let gesture = "pick a date in \"\(name)\""
    let picker: UIDatePicker = try valueView(name, for: gesture, "date picker")
    guard picker.allows(date) else { throw error(gesture, "its limits exclude the date") }
    picker.pick(date)
  }

  /// Turns a wheel of a picker to a row, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - title: The title of the row.
  ///   - name: The accessibility label or identifier of the picker, the text that precedes it, or its position among
  ///     the controls for values on screen: `#1` for the first.
  /// - Throws: ``UserGestureError`` if there is no such picker, it cannot be used, or it has no such row.
  public func pick(_ title: String, in name: String) throws {
    let gesture = "pick \"\(title)\" in \"\(name)\""
    let picker: UIPickerView = try valueView(name, for: gesture, "picker")
    guard picker.pick(title) else { throw error(gesture, "it has no such row") }
  }

  /// Taps a button of a stepper, and sends `valueChanged` if the value changes.
  ///
  /// - Parameters:
  ///   - name: The accessibility label or identifier of the stepper, the text that precedes it, or its position among the
  ///     controls for values on screen: `#1` for the first.
  ///   - steps: The number of taps on the button that makes the value larger, or below 0 on the other.
  /// - Returns: `true` if each tap changed the value.
  /// - Throws: ``UserGestureError`` if there is no such stepper or it cannot be used.
  @discardableResult
  public func step(_ name: String, by steps: Int = 1) throws -> Bool {
    let stepper: UIStepper = try valueView(name, for: "step \"\(name)\"", "stepper")
    for _ in 0..<abs(steps) where !stepper.step(by: steps.signum()) { return false }
    return true
  }

  /// Moves the thumb of a slider, and sends `valueChanged`.
  ///
  /// - Parameters:
  ///   - name: The accessibility label or identifier of the slider, the text that precedes it, or its position among the
  ///     controls for values on screen: `#1` for the first.
  ///   - value: The value. The slider keeps it between its least and its greatest.
  /// - Throws: ``UserGestureError`` if there is no such slider or it cannot be used.
  public func slide(_ name: String, to value: Float) throws {
    let slider: UISlider = try valueView(name, for: "slide \"\(name)\"", "slider")
    slider.slide(to: value)
  }

  /// Returns the changes of a control for a value; there are few if it has many values.
  func changes(of element: ScreenElement, named name: String) -> [PossibleGesture] {
    let description = element.view.elementDescription
    let gestures = description.changes().map { change in
      let gesture = change.gesture(on: name, isQuoted: true)
      return PossibleGesture(gesture, step: change.gesture(on: name, isQuoted: false)) {
        try requireRest(gesture)
        change.perform()
      }
    }
    guard let changeToDate = description.changeToDate else { return gestures }
    let gesture = "pick a date in \"\(name)\""
    return gestures + [
      PossibleGesture(
        gesture, "pick ", " in \(name)", blank: .date, examples: ["2001-01-01"], accepts: { changeToDate($0) != nil },
        perform: { text in
          try requireRest(gesture)
          changeToDate(text)?()
        })
    ]
  }

  private func valueView<View: UIView>(_ name: String, for gesture: String, _ noun: String) throws -> View {
    let found = try element(name, for: gesture, noun) { $0.kind == .value && $0.view is View }
    guard let view = found.view as? View else { throw error(gesture, "it is no \(noun)") }
    return view
  }
}
