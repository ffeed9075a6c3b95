// swift-format-ignore-file
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var spineLocation: UIPageViewController.OptionsKey { _stub() }  // UIPageViewControllerOptionSpineLocationKey
    public static var interPageSpacing: UIPageViewController.OptionsKey { _stub() }  // UIPageViewControllerOptionInterPageSpacingKey
  }

  public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) { _stub() }  // -initWithTransitionStyle:navigationOrientation:options:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public convenience init() { _stub() }  // -init
  open weak var delegate: (any UIPageViewControllerDelegate)?  // delegate
  open weak var dataSource: (any UIPageViewControllerDataSource)?  // dataSource
  open var transitionStyle: UIPageViewController.TransitionStyle { _stub() }  // transitionStyle
  open var navigationOrientation: UIPageViewController.NavigationOrientation { _stub() }  // navigationOrientation
  open var spineLocation: UIPageViewController.SpineLocation { _stub() }  // spineLocation
  open var isDoubleSided: Bool { get { _stub() } set {} }  // doubleSided
  open var viewControllers: [UIViewController]? { _stub() }  // viewControllers
  open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { _stub() }  // -setViewControllers:direction:animated:completion:
  @discardableResult open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool) async -> Bool { _stub() }  // -setViewControllers:direction:animated:completion:
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @available(*, deprecated) func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])  // -pageViewController:willTransitionToViewControllers:
  @available(*, deprecated) func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)  // -pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
}
extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { _stub() }
  public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) { _stub() }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?  // -pageViewController:viewControllerBeforeViewController:
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?  // -pageViewController:viewControllerAfterViewController:
  @available(*, deprecated) func presentationCount(for pageViewController: UIPageViewController) -> Int  // -presentationCountForPageViewController:
  @available(*, deprecated) func presentationIndex(for pageViewController: UIPageViewController) -> Int  // -presentationIndexForPageViewController:
}
extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { _stub() }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { _stub() }
}
