/// The context tasks of one step: those of the router first, then those of the step.
@MainActor
enum ContextTasks {
  /// Runs the tasks, if there are any.
  ///
  /// - Throws: The error of a task.
  static func run(_ step: any BoundStep, on viewController: UIViewController, in request: NavigationRequest)
    async throws
  {
    guard areNeeded(for: step, in: request) else { return }
    try await AppCode(request: request, step: step.name).run {
      try await runInline(step, on: viewController, in: request)
    }
  }

  /// Runs the tasks in the running code of the app, which the request awaits already.
  ///
  /// - Throws: The error of a task.
  static func runInline(
    _ step: any BoundStep, on viewController: UIViewController, in request: NavigationRequest
  ) async throws {
    for task in request.configuration.contextTasks {
      try await task.perform(on: viewController, with: step.anyContext)
    }
    if step.definition.hasContextTasks { try await step.runContextTasks(on: viewController) }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: any BoundStep, in request: NavigationRequest) -> Bool {
    step.definition.hasContextTasks || !request.configuration.contextTasks.isEmpty
  }
}
