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

  /// The ways to use the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The way of the superview.
    case automatic = 0
    /// The tint colour.
    case normal
    /// A grey colour.
    case dimmed
  }

  /// The colour behind the view's content.
  public final var backgroundColor: UIColor? {
    get { inert?.backgroundColor }
    set { inertValues.backgroundColor = newValue }
  }

  /// The colour of what the user can act on, which a view has from its superview unless it is set.
  public final var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let color = current.inert?.tintColor { return color }
        view = current.superviewReference
      }
      return .tintColor
    }
    set {
      inertValues.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// The way to use the tint colour.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { inert?.tintAdjustmentMode ?? .automatic }
    set { inertValues.tintAdjustmentMode = newValue }
  }

  /// A Boolean value that indicates whether the view hides what is behind it.
  public final var isOpaque: Bool {
    get { inert?.isOpaque ?? true }
    set { inertValues.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether subviews are drawn inside the bounds only.
  public final var clipsToBounds: Bool {
    get { inert?.clipsToBounds ?? false }
    set { inertValues.clipsToBounds = newValue }
  }

  /// The way to fit content into the view.
  public final var contentMode: ContentMode {
    get { inert?.contentMode ?? .scaleToFill }
    set { inertValues.contentMode = newValue }
  }

  /// The transform of the view.
  public final var transform: CGAffineTransform {
    get { inert?.transform ?? .identity }
    set { inertValues.transform = newValue }
  }

  /// The layer of the view.
  public final var layer: CALayer {
    let values = inertValues
    if let layer = values.layer { return layer }
    let new = CALayer()
    values.layer = new
    return new
  }

  /// Requests a drawing, which has no effect.
  public final func setNeedsDisplay() {}
}
