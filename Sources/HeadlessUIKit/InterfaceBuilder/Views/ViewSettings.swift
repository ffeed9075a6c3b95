/// The settings of a view or control that do not depend on its kind, each `nil` if the document omits it.
package struct ViewSettings: Hashable, Sendable {
  /// A Boolean value that indicates whether the view is hidden.
  package let isHidden: Bool?
  /// A Boolean value that indicates whether the user can act on the view.
  package let isUserInteractionEnabled: Bool?
  /// The opacity of the view.
  package let alpha: Double?
  /// The text that assistive technologies read aloud for the view.
  package let accessibilityLabel: String?
  /// A Boolean value that indicates whether the user can use the control.
  package let isEnabled: Bool?
  /// A Boolean value that indicates whether the control is selected.
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
