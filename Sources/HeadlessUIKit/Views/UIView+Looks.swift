extension UIView {
  /// The ways to fit content into a view.
  public enum ContentMode: Int, Sendable {
    /// The whole view, without regard to the proportions.
    case scaleToFill = 0
    /// Inside the view, with the proportions.
    case scaleAspectFit
    /// The whole view, with the proportions.
    case scaleAspectFill
    /// A new drawing in each size.
    case redraw
    /// A position without scaling.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The colour of what the user can act on, which a view has from its superview unless it is set.
  public final var tintColor: UIColor! {
    get { withSuperviews.lazy.compactMap(\.ownTintColor).first ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Requests a drawing, which has no effect.
  public final func setNeedsDisplay() {}
}
