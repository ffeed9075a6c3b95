/// The layer of a view; only the values are kept, since there is no drawing.
@MainActor
open class CALayer: InertCALayer {
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The colour of the background.
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The colour of the shadow.
  open var shadowColor: CGColor?

  final var animations: [(key: String?, animation: CAAnimation)] = []
}
