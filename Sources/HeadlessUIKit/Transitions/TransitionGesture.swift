/// The user's finger on a transition.
enum TransitionGesture {
  /// The finger leads the transition to its end.
  case completed
  /// The finger lets go, and the transition goes back to where it began.
  case cancelled
}
