/// A rectangle of the interface, of which only the place in the tree of views is kept.
///
/// There is no layout and no drawing here: a view is what makes a screen belong to a window, and a window to its views.
@MainActor
open class UIView: UIResponder {
  /// An integer by which an app finds the view again.
  open var tag = 0
  /// The view's rectangle in the coordinates of its superview.
  open var frame: CGRect
  /// Whether the view is left out of what the user sees.
  open var isHidden: Bool {
    get { hidden }
    set { hidden = newValue }
  }
  /// Whether the user can act on the view.
  open var isUserInteractionEnabled = true
  /// How opaque the view is, from 0 to 1; one that is hardly so is neither seen nor reached.
  open var alpha: CGFloat = 1
  /// The name by which interface tests find the view.
  open var accessibilityIdentifier: String?
  /// What is read aloud for the view.
  open var accessibilityLabel: String?

  final var hidden = false
  // What is nonisolated here is what a `deinit` clears, which is on no actor; all other code is on the main actor.
  // Unsafe: see above, `deinit` goes through it.
  nonisolated(unsafe) final var subviewList: [UIView] = []
  // Unretained, and cleared in the superview's `deinit`: a weak reference would cost each superview an allocation.
  nonisolated(unsafe) final unowned(unsafe) var superviewReference: UIView?
  // Unretained, and cleared in the controller's `deinit`, for the same reason.
  nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController?

  /// Creates a view with the given rectangle, outside any tree.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive, of which nothing is read.
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

  /// The view that this one was added to.
  open var superview: UIView? { superviewReference }

  /// The views that were added to this one, the frontmost last.
  open var subviews: [UIView] { subviewList }

  /// The window at the top of the tree that the view is in.
  open var window: UIWindow? {
    var view = self
    while let superview = view.superviewReference { view = superview }
    return view as? UIWindow
  }

  /// Puts a view in front of the others, taking it from where it was.
  ///
  /// The controller of that view, if it is a child of one that is on screen, appears with it.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviewList.count)
  }

  /// Puts a view at a place among the others, taking it from where it was.
  open func insertSubview(_ view: UIView, at index: Int) {
    if let controller = view.viewController, view.superviewReference == nil {
      controller.appearWithView { attach(view, at: index) }
    } else {
      attach(view, at: index)
    }
  }

  /// Takes the view from its superview.
  ///
  /// The controller of the view, if it is a child of one that is on screen, disappears with it.
  open func removeFromSuperview() {
    guard superviewReference != nil else { return }
    if let viewController {
      viewController.disappearWithView { detach() }
    } else {
      detach()
    }
  }

  /// The view below this one that receives what is typed; only a window knows it.
  var editor: UIView? { nil }

  /// Called when a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view comes into a window, leaves one, or changes from one to another.
  ///
  /// - Parameter newWindow: The window that the view comes into, `nil` where it leaves one.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has come into a window, or has left one.
  open func didMoveToWindow() {}

  open override var next: UIResponder? { viewController ?? superviewReference }

  /// Whether the view is the given one or lies somewhere below it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewReference
    }
    return false
  }
}
