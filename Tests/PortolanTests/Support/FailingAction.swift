import Portolan

/// An action that throws instead of integrating anything.
struct FailingAction: Action {
  func perform(
    with viewController: UIViewController,
    on existingController: UIViewController,
    animated: Bool
  ) async throws -> Undo? {
    throw Failure()
  }
}
