package import Portolan

/// An action whose work is a closure.
package struct ClosureAction<ViewController: UIViewController>: Action {
  private let work: @MainActor (UIViewController, ViewController, _ animated: Bool) async throws -> Undo?

  package init(
    _ work: @escaping @MainActor (UIViewController, ViewController, _ animated: Bool) async throws -> Undo?
  ) {
    self.work = work
  }

  package func perform(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) async throws -> Undo? {
    try await work(viewController, existingController, animated)
  }
}

/// An observer that calls a closure.
package final class ClosureObserver: RouterObserver {
  private let receive: @MainActor (NavigationEvent) -> Void

  package init(_ receive: @escaping @MainActor (NavigationEvent) -> Void) { self.receive = receive }

  package func router(did event: NavigationEvent) { receive(event) }
}
