/// A rectangle in the coordinates of a view, without a view of its own.
@MainActor
open class UILayoutGuide: NSObject, HeadlessAnchoring {
  /// The view that has the guide.
  public internal(set) final weak var owningView: UIView?
  /// The identifier of the guide.
  open var identifier = ""

  /// The rectangle of the guide that fills its view, since there is no layout.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that follows the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that the user has moved.
  open var followsUndockedKeyboard = false
}
