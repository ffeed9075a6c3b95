/// The context tasks of one step: those of the router first, then those of the step.
@MainActor
enum ContextTasks {
  /// Runs the tasks.
  ///
  /// - Throws: The error of a task.
  static func run(_ step: BoundStep, on viewController: UIViewController, in request: NavigationRequest)
    async throws
  {
    let global = request.configuration.hooks
    for hooks in (global.hasContextTasks ? [global.bound(to: step.anyContext)] : []) + step.hooks
    where hooks.hasContextTasks {
      for index in 0..<hooks.contextTaskCount {
        let work = try request.calling { try hooks.runContextTask(index, on: viewController) }
        if case .pending = work { try await AppCode(request: request, step: step.name).run(work) }
      }
    }
  }

  /// Returns a Boolean value that indicates whether there are context tasks for a step.
  static func areNeeded(for step: BoundStep, in request: NavigationRequest) -> Bool {
    step.hasContextTasks || request.configuration.hooks.hasContextTasks
  }
}
