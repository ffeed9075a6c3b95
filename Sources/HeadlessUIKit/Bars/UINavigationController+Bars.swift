extension UINavigationController {
  /// The bar of the controller.
  public final var navigationBar: UINavigationBar { bars.navigationBar(of: self) }
  /// The toolbar of the controller.
  public final var toolbar: UIToolbar! { bars.toolbar }

  /// A Boolean value that indicates whether the toolbar is hidden, as it is unless the app shows it.
  public final var isToolbarHidden: Bool {
    get { barsStorage?.isToolbarHidden ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.isToolbarHidden = hidden }

  /// A Boolean value that indicates whether a swipe hides the bars, which has no effect.
  public final var hidesBarsOnSwipe: Bool {
    get { barsStorage?.hidesOnSwipe ?? false }
    set { bars.hidesOnSwipe = newValue }
  }
  /// A Boolean value that indicates whether a tap hides the bars, which has no effect.
  public final var hidesBarsOnTap: Bool {
    get { barsStorage?.hidesOnTap ?? false }
    set { bars.hidesOnTap = newValue }
  }
  /// A Boolean value that indicates whether the keyboard hides the bars, which has no effect.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { barsStorage?.hidesWithKeyboard ?? false }
    set { bars.hidesWithKeyboard = newValue }
  }
  /// The recogniser of the swipe back, which is not asked here: use the gestures of the window's user.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { bars.popRecognizer }

  private final var bars: StackBars {
    if let barsStorage { return barsStorage }
    let new = StackBars()
    barsStorage = new
    return new
  }
}

/// The bars of a navigation controller, which the first access creates.
@MainActor
final class StackBars {
  private var navigationBar: UINavigationBar?
  private(set) lazy var toolbar = UIToolbar(frame: .zero)
  private(set) lazy var popRecognizer = UIScreenEdgePanGestureRecognizer()
  var isToolbarHidden = true
  var hidesOnSwipe = false
  var hidesOnTap = false
  var hidesWithKeyboard = false

  func navigationBar(of controller: UINavigationController) -> UINavigationBar {
    if let navigationBar { return navigationBar }
    let new = UINavigationBar(frame: .zero)
    new.controller = controller
    navigationBar = new
    return new
  }
}
