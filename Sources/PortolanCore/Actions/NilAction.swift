/// An action that places nothing, for a step whose controller can only be found.
public struct NilAction: BuiltInAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "nilAction" }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the step.
  ///   - existingController: The controller of the previous step.
  ///   - animated: A Boolean value without effect.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? { nil }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? { nil }
}

extension Action where Self == NilAction {
  /// An action that places nothing, the only one that can follow a ``NilFactory``.
  public static var none: Self { Self() }
}
