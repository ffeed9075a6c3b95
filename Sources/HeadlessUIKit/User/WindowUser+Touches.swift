extension WindowUser {
  // Source: developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events: hit-testing finds the
  // view, which is the first responder for the touch.
  /// Puts a finger on a view and lifts it: the view, or the one that `hitTest(_:with:)` returns in its place, receives
  /// `touchesBegan` and `touchesEnded`.
  ///
  /// - Parameter view: A view on top.
  /// - Throws: ``UserGestureError`` if a transition is in progress, or the view is not on top or takes no touches.
  public func touch(_ view: UIView) throws {
    let gesture = "touch \(Swift.type(of: view))"
    try requireRest(gesture)
    guard let top = top?.loadedView, view.isDescendant(of: top) else { throw error(gesture, "it is not on top") }
    guard view.withSuperviews.allSatisfy({ $0.isSeen && $0.takesTouches }) else {
      throw error(gesture, "it takes no touches")
    }
    let event = UIEvent()
    // A view without a size is nowhere, since there is no layout: the finger is on it all the same.
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let hit = view.bounds.isEmpty ? view : view.hitTest(place, with: event) ?? view
    let touch = UITouch(in: hit)
    event.touches = [touch]
    hit.touchesBegan([touch], with: event)
    touch.keptPhase = .ended
    hit.touchesEnded([touch], with: event)
  }
}
