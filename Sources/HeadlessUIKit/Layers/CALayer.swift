/// The layer of a view; only the values are kept, since there is no drawing.
@MainActor
open class CALayer: InertCALayer {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// A Boolean value that indicates whether sublayers are drawn inside the bounds only.
  open var masksToBounds = false
  /// The width of the border.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the background.
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3

  final var animations: [(key: String?, animation: CAAnimation)] = []
}
