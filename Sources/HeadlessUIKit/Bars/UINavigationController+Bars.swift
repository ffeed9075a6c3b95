extension UINavigationController {
  /// The bar of the controller.
  public final var navigationBar: UINavigationBar { bars.navigationBar(of: self) }
  /// The toolbar of the controller.
  public final var toolbar: UIToolbar! { bars.toolbar(of: self) }

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
  /// The recogniser of the swipe back from the edge of the screen.
  ///
  /// The window's user can swipe back if this recogniser or ``interactiveContentPopGestureRecognizer`` is enabled. Their
  /// delegates are not asked.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { bars.popRecognizer }
  // https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer
  /// The recogniser of the swipe back from any point of the content, as on iOS 26.
  public final var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { bars.contentPopRecognizer }

  /// A Boolean value that indicates whether one of the recognisers of the swipe back is enabled.
  final var allowsBackSwipe: Bool {
    guard let barsStorage else { return true }
    return barsStorage.popRecognizer.isEnabled || barsStorage.contentPopRecognizer.isEnabled
  }

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
  private var toolbar: UIToolbar?
  private(set) lazy var popRecognizer = UIScreenEdgePanGestureRecognizer()
  private(set) lazy var contentPopRecognizer = UIPanGestureRecognizer()
  var isToolbarHidden = true
  var hidesOnSwipe = false
  var hidesOnTap = false
  var hidesWithKeyboard = false

  func toolbar(of controller: UINavigationController) -> UIToolbar {
    if let toolbar { return toolbar }
    let new = UIToolbar(frame: .zero)
    new.controller = controller
    toolbar = new
    return new
  }

  func navigationBar(of controller: UINavigationController) -> UINavigationBar {
    if let navigationBar { return navigationBar }
    let new = UINavigationBar(frame: .zero)
    new.controller = controller
    navigationBar = new
    return new
  }
}
