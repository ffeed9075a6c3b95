/// A control for a number between two others.
open class UISlider: InertUISlider {
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
