/// An edge or a size of a view, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var owner: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
  }

  /// Returns a constraint that is not in force, by which this anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: 0)
  }

  /// Returns a constraint that is not in force, by which this anchor is at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: 0)
  }

  /// Returns a constraint that is not in force, by which this anchor is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: 0)
  }

  /// Returns a constraint that is not in force, by which this anchor equals another and a distance.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that is not in force, by which this anchor is at least another and a distance.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that is not in force, by which this anchor is at most another and a distance.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, constant: c)
  }

  final func relation(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      (owner, attribute), relation, (anchor.owner, anchor.attribute), multiplier: multiplier, constant: constant)
  }
}

/// A horizontal position of a view.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that is not in force, by which this anchor follows another at the system's distance.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: 8 * multiplier)
  }
}

/// A vertical position of a view.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that is not in force, by which this anchor is below another at the system's distance.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, constant: 8 * multiplier)
  }
}

/// A width or a height of a view.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that is not in force, by which the size is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint((owner, attribute), .equal, constant: c)
  }

  /// Returns a constraint that is not in force, by which the size is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint((owner, attribute), .greaterThanOrEqual, constant: c)
  }

  /// Returns a constraint that is not in force, by which the size is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint((owner, attribute), .lessThanOrEqual, constant: c)
  }

  /// Returns a constraint that is not in force, by which the size is a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that is not in force, by which the size is at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0)
  }

  /// Returns a constraint that is not in force, by which the size is a multiple of another and a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, to: anchor, multiplier: m, constant: c)
  }
}
