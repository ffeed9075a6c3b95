extension WindowUser {
  // Source: developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events: hit-testing finds the
  // view, which is the first responder for the touch.
  /// Puts a finger on a view and lifts it: the view, or the one that `hitTest(_:with:)` returns in its place, receives
  /// `touchesBegan` and `touchesEnded`.
  ///
  /// - Parameter view: A view on top.
  /// - Throws: ``UserGestureError`` if a transition is in progress, or the view is not on top or takes no touches.
  public func touch(_ view: UIView) throws {
    try requireTouches("touch \(Swift.type(of: view))", on: view)
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

  /// Drags the content of a scroll view and lifts the finger; the delegate is told of the drag and of the movement after it.
  ///
  /// The content is at rest when the method returns. The gesture is not among ``possibleGestures``, since all content counts as visible.
  ///
  /// ```swift
  /// let list = UITableView()
  /// window.rootViewController?.view.addSubview(list)
  /// try window.user.scroll(list, to: CGPoint(x: 0, y: 100), restingAt: CGPoint(x: 0, y: 400))
  /// ```
  ///
  /// - Parameters:
  ///   - view: A scroll view on top.
  ///   - offset: The offset of the content when the finger is lifted, in points.
  ///   - rest: The offset at which the content comes to rest, or `nil` if the finger is lifted without a movement.
  /// - Returns: `true` if the recogniser of drags is enabled and its delegate allowed the gesture.
  /// - Throws: ``UserGestureError`` if a transition is in progress, or the view is not on top, takes no touches or does not scroll.
  @discardableResult
  public func scroll(_ view: UIScrollView, to offset: CGPoint, restingAt rest: CGPoint? = nil) throws -> Bool {
    let gesture = "scroll \(Swift.type(of: view))"
    try requireTouches(gesture, on: view)
    guard view.isScrollEnabled else { throw error(gesture, "the view does not scroll") }
    return view.drag(to: offset, restingAt: rest ?? offset)
  }

  /// Throws an error unless a view is on top and takes touches.
  func requireTouches(_ gesture: String, on view: UIView?) throws {
    try requireRest(gesture)
    guard let view, let top = top?.loadedView, view.isReached(from: top) else {
      throw error(gesture, "the view is not on top")
    }
    guard view.withSuperviews.allSatisfy({ $0.isSeen && $0.takesTouches }) else {
      throw error(gesture, "the view takes no touches")
    }
  }
}
