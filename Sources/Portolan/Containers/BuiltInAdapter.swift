/// The adapter of one of UIKit's own containers, which change at once; what may take time is the transition.
@MainActor
protocol BuiltInAdapter: ContainerAdapter {
  /// The description of the container's class.
  var kind: BuiltInContainer { get }

  /// The child that UIKit puts on screen in a later turn than the one in which it becomes the visible child; `nil` by
  /// default.
  var childShownLater: UIViewController? { get }

  /// Begins to replace the list of children.
  func set(_ viewControllers: [UIViewController], animated: Bool)

  /// Gives the container its children while nobody sees it.
  func fill(with viewControllers: [UIViewController])

  /// What may move once these are the children.
  func moving(for viewControllers: [UIViewController]) -> UIViewController?
}

extension BuiltInAdapter {
  var childShownLater: UIViewController? { nil }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    set(viewControllers, animated: animated)
    if let moving = moving(for: viewControllers) { await TransitionWait.untilSettled(moving) }
  }
}

extension UIViewController {
  /// The same as ``container``, looked up once for each class that is no container.
  ///
  /// To ask for a conformance takes longer than to look a class up.
  var knownContainer: (any ContainerAdapter)? {
    let type = ObjectIdentifier(type(of: self))
    if PlainClasses.known.contains(type) { return nil }
    let container = container
    if container == nil { PlainClasses.known.insert(type) }
    return container
  }

  /// The adapter of this controller, `nil` where it is no container.
  var container: (any ContainerAdapter)? {
    builtInContainer ?? (self as? any ContainerViewController)?.containerAdapter
  }
}

/// The classes of controllers that are no containers.
@MainActor
private enum PlainClasses {
  static var known: Set<ObjectIdentifier> = []
}
