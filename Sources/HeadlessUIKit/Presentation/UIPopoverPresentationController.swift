/// A manager of a popover, which needs a source to point at.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle in the source view that the popover points at.
  open var sourceRect: CGRect = .null
  /// The bar button that the popover points at, instead of a view.
  open var barButtonItem: UIBarButtonItem?
  /// The sides at which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates directions from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right.
  public static let right = Self(rawValue: 1 << 3)
  /// Any side.
  public static let any: Self = [.up, .down, .left, .right]
}
