/// The context tasks of one step: those of the router first, then those of the step.
@MainActor
enum ContextTasks {
  /// Runs the tasks, if there are any, in a task of their own if one of them may wait.
  ///
  /// - Throws: The error of a task.
  static func run(_ step: BoundStep, on viewController: UIViewController, in request: NavigationRequest)
    async throws
  {
    guard areNeeded(for: step, in: request) else { return }
    let hooks = request.configuration.hooks
    if hooks.contextTasksAreSynchronous, step.hooks.contextTasksAreSynchronous {
      return try request.calling {
        for task in hooks.contextTasks { try task.performAtOnce?(viewController, step.anyContext) }
        for task in step.hooks.contextTasks { try task.performAtOnce?(viewController, ()) }
      }
    }
    try await AppCode(request: request, step: step.name).run {
      for task in hooks.contextTasks { try await task.perform(viewController, step.anyContext) }
      for task in step.hooks.contextTasks { try await task.perform(viewController, ()) }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: BoundStep, in request: NavigationRequest) -> Bool {
    !step.hooks.contextTasks.isEmpty || !request.configuration.hooks.contextTasks.isEmpty
  }
}
