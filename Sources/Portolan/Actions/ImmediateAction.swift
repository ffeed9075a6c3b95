/// An action that does at once all that can be done at once: an asynchronous call takes longer than most of them.
@MainActor
protocol ImmediateAction: Action {
  /// Begins to integrate a controller.
  ///
  /// - Returns: What waits until it is integrated; `nil` where it is.
  func begin(
    with viewController: UIViewController, on existingController: ViewController, animated: Bool
  ) throws -> Completion?
}

/// A container action whose own `perform` is the one that all have, so that it need not be called.
protocol PlacingAction: ContainerAction {}
