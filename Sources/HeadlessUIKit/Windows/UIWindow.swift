/// The root of a tree of views and of a tree of controllers.
///
/// A window is hidden until it is made visible. Views and controllers appear only in a visible window.
open class UIWindow: UIView {
  final var transitionClock: any TransitionClock = ImmediateTransitionClock.shared
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// The order of the window among the visible windows of the scene, which the window's user does not consider.
  open var windowLevel = Level.normal

  final var horizontalSizeClass = UIUserInterfaceSizeClass.regular
  final var strandedViewControllers: [UIViewController] = []
  final var accessibilityPosts: [HeadlessWindow.AccessibilityPost] = []

  final var rootController: UIViewController?
  final let observations = HeadlessHierarchy.Observations()
  /// The view that receives the typed text.
  final weak var firstResponder: UIView?

  /// Creates a hidden window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.add(new: self)
  }

  /// Creates a hidden window in the application's first scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let scene = UIApplication.shared.firstWindowScene
    windowScene = scene
    scene?.add(new: self)
  }

  /// Creates a hidden window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new window is hidden until the app shows it.
  override func prepare() { hidden = true }

  /// The controller whose view fills the window.
  ///
  /// Replacing it does not dismiss the controllers that it presents. They stay in the window without a presenter.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// Makes the window visible and key, and puts it in front of the windows of its level.
  open func makeKeyAndVisible() {
    windowScene?.add(self)
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window, which receives key presses.
  ///
  /// A window that was not key posts ``didBecomeKeyNotification``, after the former key window posted
  /// ``didResignKeyNotification``.
  open func makeKey() {
    let application = UIApplication.shared
    if isKeyWindow, application.keyWindowReference === self { return }
    let former = windowScene == nil ? application.keyWindowReference : windowScene?.keyWindowReference
    windowScene?.keyWindowReference = self
    application.keyWindowReference = self
    if let former, former !== self {
      former.resignKey()
      former.post(Self.didResignKeyNotification)
    }
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Notifies the window that it has become the key window.
  open func becomeKey() {}

  /// Notifies the window that another one has become the key window.
  open func resignKey() {}

  /// A Boolean value that indicates whether the window is the key window of its scene.
  open var isKeyWindow: Bool {
    if let windowScene { return windowScene.keyWindowReference === self }
    return UIApplication.shared.keyWindowReference === self
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
      KeptWindows.visibilityChanged(of: self)
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  open override var window: UIWindow? { self }

  override var editor: UIView? { firstResponder }
}
