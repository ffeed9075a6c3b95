/// An adapter of one of UIKit's own containers.
///
/// Its changes take effect at once, and only transitions take time.
@MainActor
protocol BuiltInAdapter: ContainerAdapter {
  /// The child that UIKit puts on screen in a later turn than the one in which it becomes the visible child; `nil` by
  /// default.
  var childShownLater: UIViewController? { get }

  /// The state of the container that the children and the visible ones do not tell, or `nil` if there is none; `nil` by
  /// default.
  var arrangement: ContainerArrangement? { get }

  /// Begins to replace the list of children.
  func set(_ viewControllers: [UIViewController], animated: Bool)

  /// Returns the controller whose transition must be awaited after the children are set, or `nil` if there is none.
  func moving(for viewControllers: [UIViewController]) -> UIViewController?
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

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    set(viewControllers, animated: animated)
    if let moving = moving(for: viewControllers) { await TransitionWait.untilSettled(moving) }
  }
}

extension UIViewController {
  /// The container around this controller whose adapter lists it: its parent, or one that has put it into another
  /// controller.
  var parentWithAdapter: UIViewController? {
    var ancestor = parent
    while let candidate = ancestor, candidate.container == nil { ancestor = candidate.parent }
    return ancestor === parent || ancestor?.container?.containedViewControllers.containsInstance(self) == true
      ? ancestor : nil
  }

  /// The adapter of this controller, or `nil` if it is not a container.
  package var container: (any ContainerAdapter)? {
    builtInContainer ?? (self as? any ContainerViewController)?.containerAdapter
  }
}
