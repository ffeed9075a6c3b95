/// The settings of a view or control that do not depend on its kind; what the document leaves out is `nil`.
package struct ViewSettings: Hashable, Sendable {
  /// Whether it is left out of what is seen.
  package let isHidden: Bool?
  /// Whether the user can act on it.
  package let isUserInteractionEnabled: Bool?
  /// How opaque it is.
  package let alpha: Double?
  /// What is read aloud for it.
  package let accessibilityLabel: String?
  /// Whether a control can be used.
  package let isEnabled: Bool?
  /// Whether a control is chosen.
  package let isSelected: Bool?

  init(reading element: DocumentElement) {
    isHidden = element.flag("hidden")
    isUserInteractionEnabled = element.flag("userInteractionEnabled")
    alpha = element["alpha"].flatMap { Double($0) }
    accessibilityLabel = element.child("accessibility")?.string("label")
    isEnabled = element.flag("enabled")
    isSelected = element.flag("selected")
  }
}
