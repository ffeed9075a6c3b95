/// A rectangle of the interface; only the place in the tree of views is kept.
///
/// There is no layout and no drawing here. Views connect a screen with its window, and a window with its views.
open class UIView: InertUIView {
  /// The view's rectangle in the coordinates of its superview; another size requests a layout pass.
  open var frame: CGRect {
    didSet { if frame.size != oldValue.size { needsLayout = true } }
  }
  /// The layer of the view, of its `layerClass`; a class of an app is created through `init?(coder:)`.
  public private(set) final lazy var layer: CALayer =
    (type(of: self).layerClass as? CALayer.Type)?.init(coder: HeadlessConstruction.plain) ?? CALayer()
  /// The guides that were added to the view.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  /// The guide of the part that no bar covers.
  public private(set) final lazy var safeAreaLayoutGuide = owning(UILayoutGuide())
  /// The guide of the part inside the margins.
  public private(set) final lazy var layoutMarginsGuide = owning(UILayoutGuide())
  /// The guide of the part where text is easy to read.
  public private(set) final lazy var readableContentGuide = owning(UILayoutGuide())
  /// The guide of the keyboard that never covers the view here.
  public private(set) final lazy var keyboardLayoutGuide = owning(UIKeyboardLayoutGuide())
  /// The active constraints between the view and the views inside it, and the constraints of its own size.
  public internal(set) final var constraints: [NSLayoutConstraint] = []

  /// The point of the view's own coordinates at its upper left corner.
  private final var origin = CGPoint.zero
  final var needsLayout = true
  /// A Boolean value that indicates whether the constraints must be updated before the next layout.
  final var needsConstraints = true
  /// A Boolean value that indicates whether the properties must be updated before the next layout.
  final var needsProperties = true
  /// The traits that the methods of the view and its controller read when they last ran.
  final var traitReads: [TrackedMethod: TraitReads] = [:]
  /// A Boolean value that indicates whether one of the methods has read a trait.
  final var readsTraits = false
  final var ownTintColor: UIColor?
  final var recognizers: [UIGestureRecognizer] = []
  final var hadRecognizers = false
  /// A closure that returns the controller of a view in place of a title, which is in no other view.
  final var titled: (@MainActor () -> UIViewController?)?
  final var ownInteractions: [any UIInteraction] = []
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
    prepare()
  }

  /// Creates a view and ignores the archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    prepare()
  }

  /// Sets what a class of this module sets in each new view.
  func prepare() {}

  /// Describes the view as its user meets it; each class of this module adds what is its own.
  func fill(_ element: inout ElementDescription) {}

  /// Creates an empty view.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for subview in subviewList { subview.superviewReference = nil }
  }

  /// The view's rectangle in its own coordinates; another size leaves the middle where it is.
  ///
  /// Another origin moves the views inside, and leaves their frames.
  open var bounds: CGRect {
    get { CGRect(origin: origin, size: frame.size) }
    set {
      origin = newValue.origin
      guard newValue.size != frame.size else { return }
      frame = frame.insetBy(dx: (frame.width - newValue.width) / 2, dy: (frame.height - newValue.height) / 2)
    }
  }

  /// The view that contains this view.
  open var superview: UIView? { superviewReference }

  /// The views inside this view, the front view last.
  open var subviews: [UIView] { subviewList }

  /// The window that contains the view.
  open var window: UIWindow? { enclosingWindow }

  /// The window around the view; a view in place of a title is in the window of its controller.
  final var enclosingWindow: UIWindow? { outermost as? UIWindow ?? titledView?.outermost as? UIWindow }

  /// The view around all others around this one.
  private final var outermost: UIView {
    var view = self
    while let superview = view.superviewReference { view = superview }
    return view
  }

  /// The view of the controller whose title the view is, or is in.
  final var titledView: UIView? { outermost.titled?()?.loadedView }

  /// Returns a Boolean value that indicates whether the view is below another, or in the title of a controller whose view is.
  final func isReached(from view: UIView) -> Bool {
    isDescendant(of: view) || titledView?.isDescendant(of: view) == true
  }

  /// Adds a view in front of the others and removes it from its previous superview.
  ///
  /// The controllers of that view and of the views in it appear with it if they are children of a controller on screen.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviewList.count) }

  /// Inserts a view at an index among the others and removes it from its previous superview.
  open func insertSubview(_ view: UIView, at index: Int) {
    needsLayout = true
    guard view.superviewReference == nil, view.viewController != nil || !view.subviewList.isEmpty,
      enclosingWindow != nil
    else { return attach(view, at: index) }
    UIViewController.move(view.outermostControllers[...], isAppearing: true) { attach(view, at: index) }
  }

  /// Removes the view from its superview.
  ///
  /// The controllers of the view and of the views in it disappear with it if they are children of a controller on screen.
  open func removeFromSuperview() {
    guard superviewReference != nil else { return }
    UIViewController.move(outermostControllers[...], isAppearing: false) { detach() }
  }

  /// The controller of the view, or else those of the views in it that are in no view of another one.
  private final var outermostControllers: [UIViewController] {
    viewController.map { [$0] } ?? subviewList.flatMap(\.outermostControllers)
  }

  open override var next: UIResponder? { viewController ?? superviewReference ?? titled?()?.parentReference }

  /// Returns a Boolean value that indicates whether the view is the given view or is below it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superviewReference?.isDescendant(of: view) == true
  }

  /// The colour of interactive parts; a view has it from its superview unless it is set.
  public final var tintColor: UIColor! {
    get { withSuperviews.lazy.compactMap(\.ownTintColor).first ?? .tintColor }
    set {
      ownTintColor = newValue
      tellTint()
    }
  }

  /// Tells the view of its tint colour, and the views below that have it from this view.
  private final func tellTint() {
    tintColorDidChange()
    for subview in subviewList where subview.ownTintColor == nil { subview.tellTint() }
  }
}
