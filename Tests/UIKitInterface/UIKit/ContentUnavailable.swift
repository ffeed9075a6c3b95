// swift-format-ignore-file
@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }
  public var alignment: UIContentUnavailableConfiguration.Alignment { get { _stub() } set {} }  // alignment
  public var imageToTextPadding: CGFloat { get { _stub() } set {} }  // imageToTextPadding
  public var textToSecondaryTextPadding: CGFloat { get { _stub() } set {} }  // textToSecondaryTextPadding
  public var textToButtonPadding: CGFloat { get { _stub() } set {} }  // textToButtonPadding
  public var buttonToSecondaryButtonPadding: CGFloat { get { _stub() } set {} }  // buttonToSecondaryButtonPadding
  public static func empty() -> UIContentUnavailableConfiguration { _stub() }  // +empty
  public static func loading() -> UIContentUnavailableConfiguration { _stub() }  // +loading
  public static func search() -> UIContentUnavailableConfiguration { _stub() }  // +search
  public func makeContentView() -> any UIView & UIContentView { _stub() }  // -makeContentView
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { _stub() }  // -updatedFor:
}

@MainActor public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var searchText: String? { get { _stub() } set {} }  // searchText
  public var traitCollection: UITraitCollection { get { _stub() } set {} }  // traitCollection
  public init(traitCollection: UITraitCollection) { _stub() }  // -initWithTraitCollection:
}

extension UIContentUnavailableConfiguration {
  @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction? { get { _stub() } set {} }  // primaryAction
    public var menu: UIMenu? { get { _stub() } set {} }  // menu
    public var role: UIButton.Role { get { _stub() } set {} }  // role
    public var isEnabled: Bool { get { _stub() } set {} }  // enabled
  }
}

@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { get { _stub() } set {} }  // configuration
  public init(configuration: UIContentUnavailableConfiguration) { _stub() }  // -initWithConfiguration:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

extension UIViewController {
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? { get { _stub() } set {} }  // contentUnavailableConfiguration
  public func setNeedsUpdateContentUnavailableConfiguration() { _stub() }  // -setNeedsUpdateContentUnavailableConfiguration
}

