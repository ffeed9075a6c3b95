/// A control for a number between two others.
open class UISlider: InertUISlider {
  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = max(value, minimumValue)
    }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }

  /// The value that stays between the least and the greatest.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }

  /// Sets the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  // MARK: The user

  /// Moves the thumb as the user does, and sends `valueChanged`.
  final func slide(to value: Float) {
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .value
    element.note = { [self] in "Slider: \(value) of \(minimumValue) to \(maximumValue)" }
    element.changes = { [self] in
      [minimumValue, (minimumValue + maximumValue) / 2, maximumValue].filter { $0 != value }.map { value in
        .init(verb: "slide", ending: "to \(value)") { [self] in slide(to: value) }
      }
    }
  }
}
