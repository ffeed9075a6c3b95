/// A view controller that holds others, and tells the router how through an adapter.
///
/// UIKit's navigation, tab bar and split view controllers conform. An app's own container does so too:
///
/// ```swift
/// extension DrawerViewController: ContainerViewController {
///   var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
/// }
/// ```
@MainActor
public protocol ContainerViewController: UIViewController {
  /// How the router reads and changes the children.
  var containerAdapter: any ContainerAdapter { get }
}

/// How the router reads and changes the children of a container.
@MainActor
public protocol ContainerAdapter {
  /// All children, in the order of the container.
  var containedViewControllers: [UIViewController] { get }

  /// The children that the user sees.
  var visibleViewControllers: [UIViewController] { get }

  /// Whether the user sees a child; answered from ``visibleViewControllers`` unless said otherwise.
  ///
  /// - Parameter viewController: A child of the container.
  func isVisible(_ viewController: UIViewController) -> Bool

  /// Whether finders look through the hidden children from the last to the first; not unless said otherwise.
  var isSearchedFromEnd: Bool { get }

  /// The children that leave the container when a child is made visible; none unless said otherwise.
  ///
  /// - Parameter viewController: A child of the container.
  func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController]

  /// Shows a child, and returns when that is done.
  ///
  /// - Parameters:
  ///   - viewController: A child of the container.
  ///   - animated: Whether the user should see it happen.
  /// - Throws: Why the child cannot be shown.
  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws

  /// Replaces the list of children, keeping those that stay, and returns when that is done.
  ///
  /// - Parameters:
  ///   - viewControllers: The children in their new order.
  ///   - animated: Whether the user should see it happen.
  /// - Throws: Why the container does not take them.
  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws
}

extension ContainerAdapter {
  public var isSearchedFromEnd: Bool { false }

  public func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController] { [] }

  public func isVisible(_ viewController: UIViewController) -> Bool {
    visibleViewControllers.containsInstance(viewController)
  }
}
