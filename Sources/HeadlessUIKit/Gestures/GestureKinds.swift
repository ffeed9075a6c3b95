/// A recogniser of taps.
open class UITapGestureRecognizer: InertUITapGestureRecognizer {}

/// A recogniser of long presses.
open class UILongPressGestureRecognizer: InertUILongPressGestureRecognizer {}

/// A recogniser of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of the swipe.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The word for the first direction.
  final var word: String {
    if direction.contains(.right) { return "right" }
    if direction.contains(.left) { return "left" }
    return direction.contains(.up) ? "up" : "down"
  }
}

/// A recogniser of movements.
open class UIPanGestureRecognizer: InertUIPanGestureRecognizer {
  private var movement = CGPoint.zero

  /// Returns the movement since the beginning of the gesture.
  open func translation(in view: UIView?) -> CGPoint { movement }
  /// Sets the movement.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }
  /// Returns the velocity: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of movements from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the movement begins.
  open var edges: UIRectEdge = []
}

/// A recogniser of two fingers that move apart or together.
open class UIPinchGestureRecognizer: InertUIPinchGestureRecognizer {
  /// The scale of the gesture.
  open var scale: CGFloat = 1
}
