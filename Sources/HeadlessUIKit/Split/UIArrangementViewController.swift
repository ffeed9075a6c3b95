// Sources: the pages of UIArrangementViewController and of its members, of iOS 27.1, at developer.apple.com/documentation/uikit. None
// tells of appearance callbacks: here both controllers appear with the container, as the children of an app's own container do.
/// A container of a primary and a secondary controller, which are on screen together.
open class UIArrangementViewController: UIViewController {
  /// A place of a controller in the container.
  public struct ViewPlacement: Hashable, Sendable {
    private let isPrimary: Bool
    /// The place of the main content.
    public static let primary = ViewPlacement(isPrimary: true)
    /// The place of the content beside it or behind it.
    public static let secondary = ViewPlacement(isPrimary: false)
  }

  private var placed: [ViewPlacement: UIViewController] = [:]

  /// Returns the controller at a place.
  public final func viewController(for placement: ViewPlacement) -> UIViewController? { placed[placement] }

  /// Sets or removes the controller at a place.
  ///
  /// The former controller leaves the container.
  public final func setViewController(
    _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
  ) {
    let old = placed[placement]
    guard viewController !== old else { return }
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    placed[placement] = nil
    guard let viewController else { return }
    // A controller at the other place leaves that.
    addChild(viewController)
    placed[placement] = viewController
    if isViewLoaded { view.addSubview(viewController.view) }
    viewController.didMove(toParent: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // A primary controller lies above a secondary one.
    for placement in [ViewPlacement.secondary, .primary] { placed[placement].map { view.addSubview($0.view) } }
  }

  /// Lays the controllers out in another way, without an effect.
  public final func updateArrangement(_ arrangement: some Arrangement, animated: Bool = false) {}

  /// A way to lay out the controllers.
  public protocol Arrangement {}

  override func releaseChild(_ child: UIViewController) {
    placed = placed.filter { $1 !== child }
    super.releaseChild(child)
  }
}
