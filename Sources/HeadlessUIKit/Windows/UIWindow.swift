/// The root of a tree of views, and of a tree of controllers.
///
/// A window is hidden until it is made visible; only in a visible one does anything appear.
open class UIWindow: UIView {
  /// Decides when the transitions in the window begin and end.
  ///
  /// A new window does everything inside the call, which is a shortcut for tests and not what UIKit does: see
  /// ``TransitionClock``.
  public final var transitionClock: any TransitionClock = ImmediateTransitionClock.shared
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    didSet { moveToScene(from: oldValue) }
  }

  /// The room that the window has from side to side, of which split views take account.
  public internal(set) final var horizontalSizeClass = UIUserInterfaceSizeClass.regular
  /// What was presented by a root that was replaced: it stays in the window, and nobody presents it.
  public internal(set) final var strandedViewControllers: [UIViewController] = []

  final var rootController: UIViewController?
  /// The view that receives what is typed.
  final weak var firstResponder: UIView?

  /// Creates a hidden window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    hidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a hidden window in the application's first scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hidden = true
    let scene = UIApplication.shared.firstWindowScene
    windowScene = scene
    scene?.add(self)
  }

  /// Creates a hidden window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hidden = true
  }

  /// The controller whose view fills the window.
  ///
  /// Replacing it does not dismiss what it presents: that stays in the window, its presenter gone.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { replaceRoot(with: newValue) }
  }

  /// Makes the window visible, so that its root appears, and the one that receives key presses.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the one that receives key presses.
  ///
  /// A window that was not key posts ``didBecomeKeyNotification``.
  open func makeKey() {
    let wasKey = isKeyWindow && UIApplication.shared.keyWindowReference === self
    windowScene?.keyWindowReference = self
    UIApplication.shared.keyWindowReference = self
    if !wasKey { NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self) }
  }

  /// The notification that a window posts when it becomes the one that receives key presses; its object is the window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// Whether the window receives key presses in its scene.
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
    }
  }

  open override var window: UIWindow? { self }

  override var editor: UIView? { firstResponder }
}
