/// A view whose arranged subviews stand in a row or a column.
///
/// An arranged view is always a subview; a view that leaves the tree is no longer arranged.
open class UIStackView: UIView {
  /// How the views fill the stack along its axis; kept for the caller.
  public enum Distribution: Int, Sendable {
    /// One of UIKit's ways.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across the axis; kept for the caller.
  public enum Alignment: Int, Sendable {
    /// One of UIKit's ways.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// The direction in which the views follow one another.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The room between the views, in points; kept for the caller.
  open var spacing: CGFloat = 0
  /// How the views fill the stack along its axis.
  open var distribution = Distribution.fill
  /// How the views stand across the axis.
  open var alignment = Alignment.fill
  /// The views that stand in the row or the column, from its beginning.
  public private(set) final var arrangedSubviews: [UIView] = []

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of the views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack from an archive, of which nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: nil)
  }

  /// Puts a view at a place; one past the end raises.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangedSubviews.count
    guard (0...count).contains(stackIndex) else {
      raise("-[UIStackView insertArrangedSubview:atIndex:]: index \(stackIndex) out of bounds for \(count) views")
    }
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the row or the column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  private func arrange(_ view: UIView, at index: Int?) {
    removeArrangedSubview(view)
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index ?? arrangedSubviews.count, arrangedSubviews.count))
  }
}
