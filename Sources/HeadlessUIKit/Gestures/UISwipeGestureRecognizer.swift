extension UISwipeGestureRecognizer {
  /// The word for the first direction.
  final var word: String {
    if direction.contains(.right) { return "right" }
    if direction.contains(.left) { return "left" }
    return direction.contains(.up) ? "up" : "down"
  }
}
