/// The content of a content view, as a value.
@MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for another state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The content that the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view, for a configuration to depend on.
public protocol UIConfigurationState {}

/// The state of a cell, for a configuration to depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected: Bool
  var inert = InertUICellConfigurationState()
}
