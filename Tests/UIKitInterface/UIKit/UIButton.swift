// swift-format-ignore-file
@preconcurrency @MainActor open class UIButton: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var buttonType: UIButton.ButtonType { _stub() }  // buttonType
  open func setTitle(_ title: String?, for state: UIControl.State) { _stub() }  // -setTitle:forState:
  open func setImage(_ image: UIImage?, for state: UIControl.State) { _stub() }  // -setImage:forState:
  open func title(for state: UIControl.State) -> String? { _stub() }  // -titleForState:
  open func image(for state: UIControl.State) -> UIImage? { _stub() }  // -imageForState:
  open var currentTitle: String? { _stub() }  // currentTitle
  open var currentImage: UIImage? { _stub() }  // currentImage
  open var titleLabel: UILabel? { _stub() }  // titleLabel
  open var imageView: UIImageView? { _stub() }  // imageView
}

// UIKit's own Swift.
extension UIButton {
  public struct Configuration: Hashable {}

  public var configuration: UIButton.Configuration? { get { _stub() } set {} }  // configuration
}
