import UIKit

/// Pushes and pops controllers, with a completion that UIKit's own methods lack.
@MainActor
public final class Pusher: NSObject {
  private let navigationController: UINavigationController

  /// Creates a pusher for a navigation controller.
  public init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Pushes a controller, and calls the completion when its transition has ended.
  public func push(
    _ viewController: UIViewController, animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    navigationController.pushViewController(viewController, animated: animated)
    afterTransition(animated: animated, completion)
  }

  /// Pops to the first controller of a class, from the top of the stack.
  ///
  /// - Returns: `false` if no such controller is below the top.
  @discardableResult
  public func pop<ViewController: UIViewController>(
    to type: ViewController.Type, animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil
  ) -> Bool {
    guard let target = navigationController.viewControllers.dropLast().last(where: { $0 is ViewController }) else {
      return false
    }
    navigationController.popToViewController(target, animated: animated)
    afterTransition(animated: animated, completion)
    return true
  }

  private func afterTransition(animated: Bool, _ completion: (@MainActor @Sendable () -> Void)?) {
    guard let completion else { return }
    if animated, let coordinator = navigationController.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in completion() }
    } else {
      DispatchQueue.main.async { completion() }
    }
  }
}
