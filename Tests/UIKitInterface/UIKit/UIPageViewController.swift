// swift-format-ignore-file
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) { _stub() }  // -initWithTransitionStyle:navigationOrientation:options:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init() { _stub() }  // -init
  open var transitionStyle: UIPageViewController.TransitionStyle { _stub() }  // transitionStyle
  open var navigationOrientation: UIPageViewController.NavigationOrientation { _stub() }  // navigationOrientation
  open var spineLocation: UIPageViewController.SpineLocation { _stub() }  // spineLocation
  open var isDoubleSided: Bool { get { _stub() } set {} }  // doubleSided
  open var viewControllers: [UIViewController]? { _stub() }  // viewControllers
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { _stub() }  // -setViewControllers:direction:animated:completion:
  @discardableResult open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool) async -> Bool { _stub() }  // -setViewControllers:direction:animated:completion:
}
