/// A view whose arranged subviews form a row or a column.
///
/// An arranged view is always a subview. A view that leaves the tree is no longer arranged.
open class UIStackView: InertUIStackView {
  /// The views of the row or the column, from its beginning.
  public private(set) final var arrangedSubviews: [UIView] = []

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack and ignores the archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Inserts a view at an index, and raises if the index is past the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangedSubviews.count
    guard (0...count).contains(stackIndex) else {
      raise("-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) out of bounds for \(count) views")
    }
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the row or the column, and leaves it a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    spaces[ObjectIdentifier(view)] = nil
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  override func fill(_ element: inout ElementDescription) { element.role = axis == .horizontal ? .row : .group }

  private func arrange(_ view: UIView, at index: Int?) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index ?? arrangedSubviews.count, arrangedSubviews.count))
  }
}
