/// What a content view shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for another state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration has.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a view, by which a configuration may differ.
public protocol UIConfigurationState {}

/// The state of a cell, by which a configuration may differ.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected: Bool
}
