/// A control with two buttons that makes a number smaller and larger.
open class UIStepper: InertUIStepper {
  /// Taps one of the buttons, and sends `valueChanged` if the value changes.
  ///
  /// - Returns: `true` if the value changed, and `false` at the end of the range.
  final func step(by steps: Int) -> Bool {
    let (old, next) = (value, value + Double(steps) * stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard value != old else { return false }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .value
    element.value = { [self] in
      let text = String(value)
      return "- \(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) +"
    }
    element.note = { [self] in "Stepper: \(value)" }
    element.changes = { [self] in
      [(1, "up"), (-1, "down")].filter { allows($0.0) }.map { steps, word in
        .init(verb: "step", ending: word) { [self] in _ = step(by: steps) }
      }
    }
  }

  /// A Boolean value that indicates whether a tap on one of the buttons changes the value.
  private func allows(_ steps: Int) -> Bool {
    if wraps { return minimumValue < maximumValue }
    return steps > 0 ? value < maximumValue : value > minimumValue
  }
}
