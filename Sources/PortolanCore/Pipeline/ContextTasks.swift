/// The context tasks of one step: those of the router first, then those of the step.
@MainActor
enum ContextTasks {
  /// Runs the tasks, if there are any.
  ///
  /// - Throws: The error of a task.
  static func run(_ step: BoundStep, on viewController: UIViewController, in request: NavigationRequest)
    async throws
  {
    guard areNeeded(for: step, in: request) else { return }
    let all = [request.configuration.hooks.bound(to: step.anyContext)] + step.hooks
    try await request.call(for: step.name) {
      for hooks in all { try await hooks.runContextTasks(on: viewController) }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: BoundStep, in request: NavigationRequest) -> Bool {
    step.hasContextTasks || !request.configuration.hooks.contextTasks.isEmpty
  }
}
