/// A gesture that drives a transition.
enum TransitionGesture {
  /// The gesture completes the transition.
  case completed
  /// The gesture cancels the transition, which returns to its starting point.
  case cancelled
}
