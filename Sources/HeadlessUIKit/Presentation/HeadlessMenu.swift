/// A stand-in for the controller that UIKit presents while a menu is open, whose class is private.
///
/// A test presents it from the controller to whose view the menu belongs. UIKit presents one as long as the menu is open or closes,
/// and refuses other presentations by that controller meanwhile (exyte/PopupView, pull request 127).
///
/// ```swift
/// window.rootViewController?.present(HeadlessMenu(), animated: false)
/// ```
public final class HeadlessMenu: UIViewController {
  /// Creates a menu, which does not cover the controller below.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a menu, which does not cover the controller below.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }
}
