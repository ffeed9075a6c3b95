/// An animation of a layer; only the values are kept, since there is no drawing.
///
/// It is over in a later turn after it was added to a layer.
open class CAAnimation: InertCAAnimation {
  /// The object that is notified of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the layer drops the animation at its end.
  open var isRemovedOnCompletion = true
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
}

/// The change of a layer from one content to another; only the values are kept.
open class CATransition: CAAnimation {
  /// The kind of the change.
  open var type = CATransitionType.fade
  /// The direction of the change.
  open var subtype: CATransitionSubtype?
}

/// The pace of an animation, of which only the name is kept.
open class CAMediaTimingFunction: NSObject {
  let name: CAMediaTimingFunctionName

  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}
