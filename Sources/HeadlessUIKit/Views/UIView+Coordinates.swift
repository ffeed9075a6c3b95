extension UIView {
  /// Returns a point of the view in the coordinates of another view, or of the window if there is none.
  ///
  /// Frames and the offsets of scroll views are considered, transforms are not.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view, or of the window if there is none, in the coordinates of the view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Returns a rectangle of the view in the coordinates of another view, or of the window if there is none.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window if there is none, in the coordinates of the view.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The origin of the view in the coordinates of its window, or of its outermost superview.
  private final var originInRoot: CGPoint {
    var place = CGPoint.zero
    var view = self
    while let superview = view.superviewReference {
      let offset = (superview as? UIScrollView)?.contentOffset ?? .zero
      place.x += view.frame.origin.x - offset.x
      place.y += view.frame.origin.y - offset.y
      view = superview
    }
    return place
  }
}
