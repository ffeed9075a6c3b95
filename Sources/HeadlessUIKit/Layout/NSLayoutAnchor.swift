/// An edge or a size of a view, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var owner: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
  }

  final func relation(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      (owner, attribute), relation, (anchor.owner, anchor.attribute), multiplier: multiplier, constant: constant)
  }
}

/// A rectangle in the coordinates of a view, without a view of its own.
@MainActor
open class UILayoutGuide: NSObject, HeadlessAnchoring {
  /// The view that has the guide.
  public internal(set) final weak var owningView: UIView?
  /// The identifier of the guide.
  open var identifier = ""

  /// The rectangle of the guide that fills its view, since there is no layout.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}
