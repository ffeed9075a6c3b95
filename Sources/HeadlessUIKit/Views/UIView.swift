/// A rectangle of the interface, of which only the place in the tree of views is kept.
///
/// There is no layout and no drawing here. Views connect a screen with its window, and a window with its views.
@MainActor
open class UIView: UIResponder {
  /// An integer by which an app identifies the view.
  open var tag = 0
  /// The view's rectangle in the coordinates of its superview.
  open var frame: CGRect
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }
  /// A Boolean value that indicates whether the user can act on the view.
  open var isUserInteractionEnabled = true
  /// The opacity of the view, from 0 to 1.
  ///
  /// A view that is almost transparent is neither visible nor reached by touches.
  open var alpha: CGFloat = 1
  /// The identifier by which interface tests find the view.
  open var accessibilityIdentifier: String?
  /// The text that assistive technologies read aloud for the view.
  open var accessibilityLabel: String?

  final var hidden = false
  final var needsLayout = true
  final var inert: InertViewValues?
  // The nonisolated properties are those that a `deinit` clears, since it runs on no actor. All other code runs on the
  // main actor. Unsafe: `deinit` iterates over the list when nothing else refers to the view.
  nonisolated(unsafe) final var subviewList: [UIView] = []
  // Unsafe: the `deinit` of the superview clears it, so that it never outlives the superview. A weak reference would cost
  // an allocation for each superview.
  nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?
  // Unsafe: the `deinit` of the controller clears it, so that it never outlives the controller, for the same reason.
  nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController?

  /// Creates a view with the given rectangle, outside any tree.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view and ignores the archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates an empty view.
  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    for subview in subviewList { subview.superviewReference = nil }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The view that contains this one.
  open var superview: UIView? { superviewReference }

  /// The views inside this one, of which the last is in front.
  open var subviews: [UIView] { subviewList }

  /// The window that contains the view.
  open var window: UIWindow? {
    var view = self
    while let superview = view.superviewReference { view = superview }
    return view as? UIWindow
  }

  /// Adds a view in front of the others and removes it from its previous superview.
  ///
  /// The controller of that view appears with it if it is a child of a controller on screen.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviewList.count)
  }

  /// Inserts a view at an index among the others and removes it from its previous superview.
  open func insertSubview(_ view: UIView, at index: Int) {
    needsLayout = true
    if let controller = view.viewController, view.superviewReference == nil {
      controller.appearWithView { attach(view, at: index) }
    } else {
      attach(view, at: index)
    }
  }

  /// Removes the view from its superview.
  ///
  /// The controller of the view disappears with it if it is a child of a controller on screen.
  open func removeFromSuperview() {
    guard superviewReference != nil else { return }
    if let viewController {
      viewController.disappearWithView { detach() }
    } else {
      detach()
    }
  }

  /// The first responder below this view, which only a window knows.
  var editor: UIView? { nil }

  /// Notifies the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Notifies the view that a subview will be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Notifies the view before it enters a window, leaves one, or moves from one to another.
  ///
  /// - Parameter newWindow: The new window, or `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Notifies the view after it entered or left a window.
  open func didMoveToWindow() {}

  open override var next: UIResponder? { viewController ?? superviewReference }

  // MARK: Layout and looks, which have no effect

  /// Lays out the subviews, which are left where they are; a pass of ``layoutIfNeeded()`` calls it.
  open func layoutSubviews() {}
  /// Updates the constraints of the view; ``updateConstraintsIfNeeded()`` calls it.
  open func updateConstraints() {}
  /// The size of the content, which is ``noIntrinsicMetric`` in both directions.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Returns the given size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Draws the view, which nothing calls.
  open func draw(_ rect: CGRect) {}
  /// Tells the view that its tint colour was set.
  open func tintColorDidChange() {}
  /// Tells the view that the traits of its window changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the view that bars cover another part of it, which nothing calls.
  open func safeAreaInsetsDidChange() {}
  /// Tells the view that it moved to another superview, or to none.
  open func didMoveToSuperview() {}

  /// Returns a Boolean value that indicates whether the view is the given one or is below it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewReference
    }
    return false
  }
}
