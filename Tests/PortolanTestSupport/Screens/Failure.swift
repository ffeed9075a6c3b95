package import Portolan

/// The error that tests throw.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(description: String = "injected") { self.description = description }
}

/// An action that throws instead of integrating anything.
package struct FailingAction: Action {
  package init() {}

  package func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    throw Failure()
  }
}
