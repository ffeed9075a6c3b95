/// A view controller that contains others, and whose adapter lets the router read and change them.
///
/// UIKit's navigation, tab bar and split view controllers conform to this protocol. Conform your own container in the
/// same way:
///
/// ```swift
/// extension DrawerViewController: ContainerViewController {
///   var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
/// }
/// ```
public protocol ContainerViewController: UIViewController {
  /// The adapter with which the router reads and changes the children.
  var containerAdapter: any ContainerAdapter { get }
}

/// An adapter with which the router reads and changes the children of a container.
///
/// ```swift
/// struct DrawerAdapter: ContainerAdapter {
///   let drawer: DrawerViewController
///
///   var containedViewControllers: [UIViewController] { [drawer.content, drawer.menu] }
///   var visibleViewControllers: [UIViewController] { drawer.isOpen ? [drawer.menu] : [drawer.content] }
///
///   func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
///     await drawer.setOpen(viewController === drawer.menu, animated: animated)
///   }
///
///   func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
///     guard viewControllers.count == 2 else { throw DrawerNeedsTwo() }
///     (drawer.content, drawer.menu) = (viewControllers[0], viewControllers[1])
///   }
/// }
/// ```
@MainActor
public protocol ContainerAdapter {
  /// All children, in the order of the container.
  var containedViewControllers: [UIViewController] { get }

  /// The visible children.
  var visibleViewControllers: [UIViewController] { get }

  /// Returns a Boolean value that indicates whether a child is visible.
  ///
  /// The default implementation searches ``visibleViewControllers``.
  ///
  /// - Parameter viewController: A child of the container.
  /// - Returns: `true` if the child is visible.
  func isVisible(_ viewController: UIViewController) -> Bool

  /// Returns the children that leave the container when a child is made visible.
  ///
  /// The default implementation returns an empty array.
  ///
  /// - Parameter viewController: A child of the container.
  /// - Returns: The children that leave.
  func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController]

  /// A Boolean value that indicates whether each child was reached through the child before it, as on a navigation stack.
  ///
  /// Finders search a stack from its end. Closing a child shows the child before it. Restoration leaves out the children that the
  /// container is built with, and everything above a child that it cannot restore. The default is `false`.
  var isStack: Bool { get }

  /// A Boolean value that indicates whether one child is selected while the others stay, as with tabs.
  ///
  /// A snapshot states the position of the selected child, and closing a screen selects the child that the user came from. The
  /// default is `false`.
  var hasSelection: Bool { get }

  /// Returns the reason why the container cannot have another child, in a few words such as "a navigation controller cannot
  /// contain it"; `nil` by default.
  ///
  /// A route whose action would add such a child fails before anything moves. Restoration leaves the child out, and reports the reason.
  ///
  /// - Parameters:
  ///   - viewController: A controller that is not a child of the container.
  ///   - children: The children that the container will have besides it.
  /// - Returns: The reason; `nil` if the container can have the child.
  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String?

  /// Shows a child, and returns when the change is complete.
  ///
  /// - Parameters:
  ///   - viewController: A child of the container.
  ///   - animated: `true` to animate the change.
  /// - Throws: An error if the container cannot show the child.
  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws

  /// Replaces the list of children, keeps those that are also in the new list, and returns when the change is complete.
  ///
  /// - Parameters:
  ///   - viewControllers: The children in their new order.
  ///   - animated: `true` to animate the change.
  /// - Throws: An error if the container cannot accept the children.
  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws
}

extension ContainerAdapter {
  /// Returns an empty array, because most containers keep their children.
  ///
  /// - Parameter viewController: A child of the container.
  /// - Returns: An empty array.
  public func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController] { [] }

  /// The default value, `false`.
  public var isStack: Bool { false }

  /// The default value, `false`.
  public var hasSelection: Bool { false }

  /// Returns `nil`, because most containers can have any child.
  ///
  /// - Parameters:
  ///   - viewController: A controller that is not a child of the container.
  ///   - children: The children that the container will have besides it.
  /// - Returns: `nil`.
  public func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? { nil }

  /// Returns a Boolean value that indicates whether a child is among ``visibleViewControllers``.
  ///
  /// - Parameter viewController: A child of the container.
  /// - Returns: `true` if the child is visible.
  public func isVisible(_ viewController: UIViewController) -> Bool {
    visibleViewControllers.containsInstance(viewController)
  }

  /// Returns the child that is a controller, or is inside it, because a container may put each child into another controller.
  func child(in viewController: UIViewController) -> UIViewController {
    containedViewControllers.first { $0 === viewController || $0.isInside(viewController) } ?? viewController
  }
}

/// An adapter of one of UIKit's own containers.
///
/// Its changes take effect at once, and only transitions take time.
protocol BuiltInAdapter: ContainerAdapter {
  associatedtype Container: UIViewController

  /// The child that UIKit puts on screen in a later turn than the one when it becomes the visible child; `nil` by default.
  var childShownLater: UIViewController? { get }

  /// The state of the container that the children and the visible children do not tell, or `nil` if there is none; `nil` by
  /// default.
  var arrangement: ContainerArrangement? { get }

  /// The container.
  var controller: Container { get }

  /// Begins to show a child that is not visible.
  ///
  /// - Returns: The controller whose transition must be awaited, or `nil` if there is none. The default does nothing, as every
  ///   child is visible.
  func show(_ viewController: UIViewController, animated: Bool) -> UIViewController?

  /// Begins to replace the list of children.
  func set(_ viewControllers: [UIViewController], animated: Bool)

  /// Returns the controller whose transition must be awaited after the children are set, or `nil` if there is none.
  func controllerInTransition(for viewControllers: [UIViewController]) -> UIViewController?
}

/// The state of a container beyond the list of its children, as it was when the value was created.
@MainActor
struct ContainerArrangement {
  /// A Boolean value that indicates whether the container creates children when it shows them, and keeps them afterwards.
  ///
  /// The children that came since are then no difference.
  var includesChildren = false
  /// A Boolean value that indicates whether the state is restored before any list of children.
  var comesFirst = false
  /// Returns a Boolean value that indicates whether the container has this state.
  let holds: @MainActor () -> Bool
  /// Gives the container this state again, without animation.
  let restore: @MainActor () -> Void
}

extension BuiltInAdapter {
  var childShownLater: UIViewController? { nil }
  var arrangement: ContainerArrangement? { nil }

  func show(_ viewController: UIViewController, animated: Bool) -> UIViewController? { nil }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    if visibleViewControllers.containsInstance(viewController) { return }
    guard containedViewControllers.containsInstance(viewController) else {
      throw RoutingError.notAmongChildren(viewController, of: controller)
    }
    if let shown = show(viewController, animated: animated) { await TransitionWait.untilAtRest(shown) }
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    set(viewControllers, animated: animated)
    if let shown = controllerInTransition(for: viewControllers) { await TransitionWait.untilAtRest(shown) }
  }
}
