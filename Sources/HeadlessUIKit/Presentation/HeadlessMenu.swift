/// A stand-in for the controller that UIKit presents while a menu is open, whose class is private.
///
/// A test presents it from the controller to whose view the menu belongs. UIKit presents one as long as the menu is open or closes,
/// and refuses other presentations by that controller meanwhile (exyte/PopupView, pull request 127).
///
/// ```swift
/// window.rootViewController?.present(HeadlessMenu(), animated: false)
/// ```
public final class HeadlessMenu: UIViewController {
  override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }
}
