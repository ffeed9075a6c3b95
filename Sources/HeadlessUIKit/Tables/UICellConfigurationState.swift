/// The state of a cell, for a configuration to depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected: Bool
  var inert = InertUICellConfigurationState()

  init(isSelected: Bool, isHighlighted: Bool = false, isEditing: Bool = false) {
    self.isSelected = isSelected
    (inert.isHighlighted, inert.isEditing) = (isHighlighted, isEditing)
  }
}
