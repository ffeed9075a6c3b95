extension UIView {
  // Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:): hidden views, views that take no touches and views with
  // an alpha below 0.01 are ignored.
  /// Returns the innermost view at a point, from the front, by what the views answer.
  final func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    let inside = subviews.reversed().lazy.compactMap { view in
      let place = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX, y: point.y - view.frame.minY + view.bounds.minY)
      return view.hitTest(place, with: event)
    }
    return inside.first ?? self
  }

  /// Replaces a view by another, or hides it and shows the other, and calls the completion in a later turn.
  static func exchange(
    _ old: UIView, _ new: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ completion: ((Bool) -> Void)?
  ) {
    let superview = old.superview
    let change = {
      if options.contains(.showHideTransitionViews) {
        (old.isHidden, new.isHidden) = (true, false)
      } else if let superview, let index = superview.subviews.firstIndex(where: { $0 === old }) {
        superview.insertSubview(new, at: index)
        old.removeFromSuperview()
      }
    }
    ContentTransition.animate(duration, in: old.enclosingWindow, change, completion: completion)
  }
}
