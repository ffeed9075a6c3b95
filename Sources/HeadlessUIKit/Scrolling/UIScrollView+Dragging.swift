// Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate and the pages of its methods, and
// developer.apple.com/documentation/uikit/uiscrollview/istracking.
extension UIScrollView {
  /// Moves the content with the user's finger, and then on to the point of rest.
  ///
  /// - Parameters:
  ///   - offset: The offset when the finger is lifted.
  ///   - rest: The offset at which the content comes to rest, unless the delegate sets another one.
  /// - Returns: `true` if the recogniser of drags recognised it.
  final func drag(to offset: CGPoint, restingAt rest: CGPoint) -> Bool {
    let (pan, start) = (panGestureRecognizer, contentOffset)
    var target = rest
    pan.setTranslation(.zero, in: self)
    let isRecognized = pan.recognize([.began, .changed, .ended]) { state in
      switch state {
      case .began:
        (isTracking, isDragging) = (true, true)
        scrollDelegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { window?.endEditing(true) }
      case .changed:
        pan.setTranslation(CGPoint(x: start.x - offset.x, y: start.y - offset.y), in: self)
        contentOffset = offset
      default:
        target = pointOfRest(proposing: target)
        isTracking = false
        isDragging = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDragging)
      }
    }
    if isDragging { decelerate(to: target) }
    return isRecognized
  }

  /// Asks the delegate for the point at which the content comes to rest.
  private func pointOfRest(proposing proposed: CGPoint) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    // A velocity that is multiplied by the rate in each millisecond ends after this way.
    let part = (1 - decelerationRate.rawValue) / decelerationRate.rawValue
    let velocity = CGPoint(x: (proposed.x - contentOffset.x) * part, y: (proposed.y - contentOffset.y) * part)
    var target = proposed
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    return target
  }

  private func decelerate(to target: CGPoint) {
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    (isDragging, isDecelerating) = (false, false)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}
