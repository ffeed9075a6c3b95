/// The containment rules that UIKit enforces with an exception, checked ahead so that a violation becomes an error.
@MainActor
enum ContainmentFault {
  /// Checks a controller that an action is about to put into a container.
  ///
  /// - Parameters:
  ///   - incoming: The controller.
  ///   - container: The container.
  ///   - action: The name of the action.
  /// - Throws: ``RoutingError`` if the controller is the container itself or contains it, or if it is the root of a
  ///   window, presented, or in another window.
  static func check(_ incoming: UIViewController, into container: UIViewController, by action: String) throws {
    if incoming === container {
      throw refusal(of: incoming, by: action, because: "cannot put a controller into itself")
    }
    if container.isInside(incoming) {
      throw refusal(of: incoming, by: action, because: "cannot put a controller into one that is inside it")
    }
    if incoming.isNew { return }
    if incoming.parent == nil {
      let place = incoming.presentingViewController == nil ? "the root of a window" : "presented"
      throw refusal(of: incoming, by: action, because: "cannot put a controller into a container while it is \(place)")
    }
    if let own = incoming.windowOfHierarchy, let other = container.windowOfHierarchy, own !== other {
      throw refusal(of: incoming, by: action, because: "cannot take a controller from another window")
    }
  }

  /// Checks a controller that an action is about to put onto a stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - children: The controllers on the stack.
  ///   - action: The name of the action.
  /// - Throws: ``RoutingError`` if UIKit would raise an exception on pushing the controller.
  static func check(_ viewController: UIViewController, newIn children: [UIViewController], by action: String) throws {
    if let name = viewController.nameOfUnpushable {
      throw refusal(
        of: viewController, by: action, because: "cannot put a \(name) into a navigation controller",
        fix: "push the screen itself, or present the \(name) with presentModally")
    }
    if children.containsInstance(viewController) {
      throw refusal(of: viewController, by: action, because: "cannot add a controller that the stack holds already")
    }
  }

  /// Returns the error for a controller that an action cannot place.
  static func refusal(
    of viewController: UIViewController, by action: String, because reason: String,
    fix: String = "let the factory build a new controller, or let the finder of the step find this one"
  ) -> RoutingError {
    RoutingError(.actionRefused, step: typeName(viewController), reason: "\(action) \(reason)", fix: fix)
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller is in no container, not presented, and in no window.
  var isNew: Bool {
    parent == nil && presentingViewController == nil && viewIfLoaded?.window == nil
      && presentedViewController?.windowOfHierarchy == nil
  }

  /// Returns a Boolean value that indicates whether another controller contains or presents this one, at any depth.
  package func isInside(_ other: UIViewController) -> Bool {
    guard let around = parent ?? presentingViewController else { return false }
    return around === other || around.isInside(other)
  }

  /// Returns the outermost controller around this controller, or this controller itself, that is inside a container.
  func ancestor(below container: UIViewController) -> UIViewController {
    guard let around = parent ?? presentingViewController, around !== container else { return self }
    return around.ancestor(below: container)
  }
}
