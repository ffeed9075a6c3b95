/// The root of a tree of views and of a tree of controllers.
///
/// A window is hidden until it is made visible. Views and controllers appear only in a visible window, which stays until it is hidden,
/// even if nothing else holds it.
open class UIWindow: InertUIWindow {
  final var transitionClock = HeadlessSystem.transitionClock
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  final var horizontalSizeClass = UIDevice.current.widthClass
  final var verticalSizeClass = UIUserInterfaceSizeClass.regular
  final var strandedViewControllers: [UIViewController] = []
  final var accessibilityPosts: [HeadlessWindow.AccessibilityPost] = []

  final var rootController: UIViewController?
  final let observations = HeadlessHierarchy.Observations()
  /// The view or the controller that receives the typed text.
  final weak var firstResponder: UIResponder?

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
    windowScene?.followSupportedOrientations()
  }

  /// Makes the window the key window, for key presses.
  ///
  /// A window that was not key posts `didBecomeKeyNotification`, after the former key window posted
  /// `didResignKeyNotification`.
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

  /// Ends the typing without asking the delegate of the field.
  final func stopEditing() {
    _ = (firstResponder as? any TextEntry)?.finishEditing(isForced: true)
    firstResponder = nil
  }

  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  final func replaceRoot(with new: UIViewController?) {
    let old = rootController
    guard new !== old else { return }
    if let old { strand(old) }
    if let new {
      if let parent = new.parentReference {
        UIKitWarnings.warn("\(describe(new)) is made a root while it is a child of \(describe(parent)).")
        new.removeFromParent()
      }
      if let previous = new.loadedView?.superviewReference as? UIWindow, previous !== self {
        previous.rootViewController = nil
      }
    }
    rootController = new
    defer { HeadlessHierarchy.noteChange(in: self) }
    guard !hidden else {
      old?.loadedView?.detach()
      return
    }
    defer { windowScene?.followSupportedOrientations() }
    old?.beginAppearance(false, animated: false)
    new?.loadViewIfNeeded()
    // The new root may have made another one the root.
    if let new, rootController === new {
      new.applyAppearance(.willAppear, animated: false)
      attach(new.view, at: 0)
      new.applyAppearance(.isAppearing, animated: false)
    }
    old?.loadedView?.detach()
    old?.endAppearance()
    new?.endAppearance()
  }

  /// Leaves the controllers that a replaced root presents in the window, without a presenter.
  private func strand(_ root: UIViewController) {
    root.modalTransition?.finish()
    guard let presented = root.presentedReference else { return }
    UIKitWarnings.warn(
      "\(describe(root)) is replaced as the root of its window while it presents \(describe(presented)), which stays."
    )
    presented.presenterReference = nil
    root.presentedReference = nil
    strandedViewControllers.append(presented)
  }

  final func visibilityChanged() {
    guard let root = rootController else { return }
    for bottom in [root] + strandedViewControllers {
      var candidate: UIViewController? = bottom
      while let controller = candidate {
        candidate = controller.presentedReference
        if hidden { hide(controller) } else { show(controller) }
      }
    }
  }

  private func hide(_ controller: UIViewController) {
    controller.modalTransition?.finish()
    controller.beginAppearance(false, animated: false)
    controller.endAppearance()
  }

  private func show(_ controller: UIViewController) {
    controller.modalTransition?.finish()
    if controller.presentedReference?.flags.contains(.coversPresenter) == true { return }
    controller.applyAppearance(.willAppear, animated: false)
    attach(controller.view, at: controller === rootController ? 0 : nil)
    controller.applyAppearance(.isAppearing, animated: false)
    controller.endAppearance()
  }

  /// The members that only HeadlessUIKit has.
  public final var headless: HeadlessWindow { HeadlessWindow(window: self) }
}

/// The visible windows that stay until they are hidden even if nothing else holds them.
@MainActor
enum KeptWindows {
  private static var windows: [ObjectIdentifier: UIWindow] = [:]

  /// Keeps a window that became visible, or releases one that was hidden.
  static func visibilityChanged(of window: UIWindow) {
    if window.hidden || HeadlessSystem.contested.contains(.visibleWindowsVanish) {
      release(window)
    } else {
      windows[ObjectIdentifier(window)] = window
    }
  }

  static func release(_ window: UIWindow) { windows[ObjectIdentifier(window)] = nil }
}
