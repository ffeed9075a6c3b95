// swift-format-ignore-file
// UIKit's own Swift, but for UIContentView.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var isSelected: Bool { get { _stub() } set {} }  // selected
}

@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  nonisolated public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool { _stub() }
  nonisolated public func hash(into hasher: inout Hasher) { _stub() }
  public func makeContentView() -> any UIView & UIContentView { _stub() }  // -makeContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { _stub() }  // -updatedConfigurationForState:
}

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { _stub() }  // -initWithConfiguration:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var configuration: any UIContentConfiguration { get { _stub() } set {} }  // configuration
}
