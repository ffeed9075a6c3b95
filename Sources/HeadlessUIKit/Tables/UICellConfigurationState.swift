/// The state of a cell, for a configuration to depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected: Bool
  var inert = InertUICellConfigurationState()
}
