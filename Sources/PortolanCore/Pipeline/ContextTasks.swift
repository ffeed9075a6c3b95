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
    let global = request.configuration.hooks
    let all = (global.hasContextTasks ? [global.bound(to: step.anyContext)] : []) + step.hooks
    if all.allSatisfy({ $0.contextTasksAreSynchronous }) {
      return try request.calling { for hooks in all { try hooks.runContextTasksAtOnce(on: viewController) } }
    }
    try await AppCode(request: request, step: step.name).run {
      for hooks in all { try await hooks.runContextTasks(on: viewController) }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: BoundStep, in request: NavigationRequest) -> Bool {
    step.hasContextTasks || request.configuration.hooks.hasContextTasks
  }
}
