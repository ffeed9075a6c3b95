package import Portolan

/// The error that tests throw.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(description: String = "injected") { self.description = description }
}

/// An action that throws an error instead of integrating a controller.
package struct FailingAction: Action {
  package init() {}

  package func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    throw Failure()
  }
}
