/// An animation of a layer; only the values are kept, since there is no drawing.
///
/// It is over in a later turn after it was added to a layer.
open class CAAnimation: NSObject {
  /// The object that is notified of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// The pace of the animation.
  open var timingFunction: CAMediaTimingFunction?
  /// A Boolean value that indicates whether the layer drops the animation at its end.
  open var isRemovedOnCompletion = true
  /// The duration, in seconds.
  open var duration: TimeInterval = 0
  /// The time of the beginning.
  open var beginTime: TimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether the animation also runs backwards.
  open var autoreverses = false
  /// The appearance of the layer before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// An object that is notified of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The change of a layer from one content to another; only the values are kept.
open class CATransition: CAAnimation {
  /// The kind of the change.
  open var type = CATransitionType.fade
  /// The direction of the change.
  open var subtype: CATransitionSubtype?
}

/// The kinds of changes from one content to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The text of the kind.
  public let rawValue: String
  /// Creates a kind from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = Self(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = Self(rawValue: "push")
  /// The old content moves away from the new.
  public static let reveal = Self(rawValue: "reveal")
}

/// The directions of a change from one content to another.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The text of the direction.
  public let rawValue: String
  /// Creates a direction from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The appearances of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The text of the mode.
  public let rawValue: String
  /// Creates a mode from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end of the animation stays visible.
  public static let forwards = Self(rawValue: "forwards")
  /// The beginning of the animation is visible before.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
  /// Neither.
  public static let removed = Self(rawValue: "removed")
}

/// The pace of an animation; only the name is kept.
open class CAMediaTimingFunction: NSObject {
  let name: CAMediaTimingFunctionName

  /// Creates a pace by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The names of paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = Self(rawValue: "linear")
  /// A slow beginning.
  public static let easeIn = Self(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// A slow beginning and a slow end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The pace of the system's animations.
  public static let `default` = Self(rawValue: "default")
}
