// swift-format-ignore-file
@preconcurrency @MainActor open class UIButton: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public convenience init(type buttonType: UIButton.ButtonType) { _stub() }  // +buttonWithType:
  open var buttonType: UIButton.ButtonType { _stub() }  // buttonType
  open func setTitle(_ title: String?, for state: UIControl.State) { _stub() }  // -setTitle:forState:
  open func setImage(_ image: UIImage?, for state: UIControl.State) { _stub() }  // -setImage:forState:
  open func title(for state: UIControl.State) -> String? { _stub() }  // -titleForState:
  open func image(for state: UIControl.State) -> UIImage? { _stub() }  // -imageForState:
  open var currentTitle: String? { _stub() }  // currentTitle
  open var currentImage: UIImage? { _stub() }  // currentImage
  open var titleLabel: UILabel? { _stub() }  // titleLabel
  open var imageView: UIImageView? { _stub() }  // imageView
  open var menu: UIMenu? { get { _stub() } set {} }  // menu
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { _stub() }  // -setTitleColor:for:
  open func titleColor(for state: UIControl.State) -> UIColor? { _stub() }  // -titleColorFor:
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { _stub() }  // -setBackgroundImage:for:
  open func backgroundImage(for state: UIControl.State) -> UIImage? { _stub() }  // -backgroundImageFor:
}

// UIKit's own Swift.
extension UIButton {
  public struct Configuration: Hashable {
    public static func plain() -> UIButton.Configuration { _stub() }  // +plainButtonConfiguration
    public static func tinted() -> UIButton.Configuration { _stub() }  // +tintedButtonConfiguration
    public static func gray() -> UIButton.Configuration { _stub() }  // +grayButtonConfiguration
    public static func filled() -> UIButton.Configuration { _stub() }  // +filledButtonConfiguration
    public static func borderless() -> UIButton.Configuration { _stub() }  // +borderlessButtonConfiguration
    public static func bordered() -> UIButton.Configuration { _stub() }  // +borderedButtonConfiguration
    public static func borderedTinted() -> UIButton.Configuration { _stub() }  // +borderedTintedButtonConfiguration
    public static func borderedProminent() -> UIButton.Configuration { _stub() }  // +borderedProminentButtonConfiguration
    public var title: String? { get { _stub() } set {} }  // title
    public var subtitle: String? { get { _stub() } set {} }  // subtitle
    public var image: UIImage? { get { _stub() } set {} }  // image
    public var showsActivityIndicator: Bool { get { _stub() } set {} }  // showsActivityIndicator
    public var baseForegroundColor: UIColor? { get { _stub() } set {} }  // baseForegroundColor
    public var baseBackgroundColor: UIColor? { get { _stub() } set {} }  // baseBackgroundColor
    public var attributedTitle: AttributedString? { get { _stub() } set {} }  // attributedTitle
    public var imagePlacement: NSDirectionalRectEdge { get { _stub() } set {} }  // imagePlacement
    public var contentInsets: NSDirectionalEdgeInsets { get { _stub() } set {} }  // contentInsets
    public var cornerStyle: UIButton.Configuration.CornerStyle { get { _stub() } set {} }  // cornerStyle

    public var imagePadding: CGFloat { get { _stub() } set {} }  // imagePadding
  }

  public var configuration: UIButton.Configuration? { get { _stub() } set {} }  // configuration
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) { _stub() }  // +buttonWithConfiguration:primaryAction:
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) { _stub() }  // +buttonWithType:primaryAction:
}
