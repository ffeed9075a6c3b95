extension UIView {
  /// Lays out the view and the views below it that need it.
  ///
  /// A view needs layout when it is new, when a subview was added, when its size has changed, and after ``setNeedsLayout()``.
  /// The pass begins with ``updateConstraintsIfNeeded()``. Then it calls `viewWillLayoutSubviews` of the view's controller,
  /// `layoutSubviews()`, and `viewDidLayoutSubviews`, from the outside inward. A controller's view is laid out when it
  /// appears, after `viewIsAppearing`, and when this method is called, but at no other time, since there is no run loop that
  /// draws.
  public final func layoutIfNeeded() {
    updatePendingProperties()
    updateConstraintsIfNeeded()
    layOut()
  }

  final func layOut() {
    if needsLayout {
      needsLayout = false
      tracking(.layout) {
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
      }
    }
    for subview in subviewList { subview.layOut() }
  }

  // Source: developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking: before layout, and once for
  // several requests.
  /// Updates the properties of the view, of its controller, and of the views below it that need it, as iOS 26 does before layout.
  final func updatePendingProperties() {
    if HeadlessSystem.version >= 26 { updateMarkedProperties() }
  }

  /// Updates the properties of all that are marked for it.
  final func updateMarkedProperties() {
    if let viewController, viewController.flags.insert(.hasUpdatedProperties).inserted {
      tracking(.propertiesOfController) { viewController.updateProperties() }
    }
    if needsProperties {
      needsProperties = false
      tracking(.properties) { updateProperties() }
    }
    for subview in subviewList { subview.updateMarkedProperties() }
  }

  // Source: developer.apple.com/documentation/uikit/uiview/updateconstraintsifneeded().
  /// Updates the constraints of the views below the view and then of the view, as far as they need it.
  ///
  /// The controller of a view is asked in its place, by `updateViewConstraints`.
  public final func updateConstraintsIfNeeded() {
    for subview in subviewList { subview.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Priorities and constraints

  /// Adds constraints and puts them in force.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder !== self {
      constraint.isActive = false
      hold(constraint)
    }
  }

  /// Removes constraints and suspends them.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.holder = nil }
    self.constraints.removeAll { $0.holder == nil }
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraints.append(constraint)
  }

  /// Removes from this view and those around it the constraints with a view that leaves them.
  final func dropConstraints(of view: UIView) {
    var level: UIView? = self
    while let superview = level {
      level = superview.superviewReference
      guard !superview.constraints.isEmpty else { continue }
      superview.removeConstraints(superview.constraints.filter { $0.concerns(view) })
    }
  }

  /// Returns a guide after making the view its owner.
  final func owning<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    guide.owningView = self
    return guide
  }
}

/// A rectangle whose edges constraints can name: a view or a guide.
public protocol HeadlessAnchoring: NSObject {}

extension UIView: HeadlessAnchoring {}

@MainActor
extension HeadlessAnchoring {
  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The anchor of the horizontal middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The anchor of the vertical middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
