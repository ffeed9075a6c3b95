/// A relation between the edges or the sizes of views; only the values are kept, since there is no layout.
@MainActor
open class NSLayoutConstraint: InertNSLayoutConstraint {
  /// The view or guide on the first side.
  public private(set) final weak var firstItem: AnyObject?
  /// The view or guide on the second side.
  public private(set) final weak var secondItem: AnyObject?
  /// The edge or size on the first side.
  public final let firstAttribute: Attribute
  /// The edge or size on the second side.
  public final let secondAttribute: Attribute
  /// The relation between the sides.
  public final let relation: Relation
  /// The factor of the second side.
  public final let multiplier: CGFloat
  /// The number that is added to the second side.
  open var constant: CGFloat
  /// A Boolean value that indicates whether the constraint is in force, and so among the constraints of a view.
  ///
  /// That is the nearest view around both sides. If there is none, the program ends, as in UIKit.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { hold() } else { holder?.removeConstraint(self) } }
  }
  /// The view that has the constraint while it is in force.
  final weak var holder: UIView?

  init(
    _ first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject?, attribute: Attribute)? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  private func hold() {
    guard holder == nil else { return }
    guard let view = commonAncestor else {
      raise(
        "Unable to activate constraint with anchors \(name(of: firstItem)) and \(name(of: secondItem)) because they have no "
          + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal."
      )
    }
    view.hold(self)
  }

  /// The nearest view that is, or contains, the views of both sides.
  private var commonAncestor: UIView? {
    let first = Self.view(of: firstItem)
    guard secondAttribute != .notAnAttribute else { return first }
    guard let first, let second = Self.view(of: secondItem) else { return nil }
    return first.withSuperviews.first(where: second.isDescendant)
  }

  /// Returns a Boolean value that indicates whether a side of the constraint is a view or a view inside it.
  final func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private func name(of item: AnyObject?) -> String { item.map { String(describing: type(of: $0)) } ?? "nil" }
}
