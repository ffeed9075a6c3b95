/// A rectangle in the coordinates of a view, without a view of its own.
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that has the guide.
  public internal(set) final weak var owningView: UIView?
  /// The identifier of the guide.
  open var identifier = ""

  /// The rectangle of the guide, which fills its view, since there is no layout.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

extension UILayoutGuide {
  /// The anchor of the leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The anchor of the trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The anchor of the left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The anchor of the right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The anchor of the top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The anchor of the bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The anchor of the width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The anchor of the height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The anchor of the horizontal middle.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The anchor of the vertical middle.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A guide that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that follows the keyboard.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that the user has moved.
  open var followsUndockedKeyboard = false
}
