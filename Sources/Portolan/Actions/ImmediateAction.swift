/// An action that does at once all that can be done at once: an asynchronous call takes longer than most of them.
@MainActor
protocol ImmediateAction: Action {
  /// Begins to integrate a controller.
  ///
  /// - Returns: What waits until it is integrated; `nil` where it is.
  func begin(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) throws -> Ending?
}

/// Waits for the end of something that has begun, and makes sure that it has happened.
typealias Ending = @MainActor () async throws -> Void

/// A container action whose own `perform` is the one that all have, so that it need not be called.
protocol PlacingAction: ContainerAction {}

extension PushAction: PlacingAction {}
extension PushAsRootAction: PlacingAction {}
extension PushReplacingLastAction: PlacingAction {}
extension AddTabAction: PlacingAction {}
extension SetAsMasterAction: PlacingAction {}
extension PushToDetailsAction: PlacingAction {}
