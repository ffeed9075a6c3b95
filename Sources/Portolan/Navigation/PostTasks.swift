/// The last stage: tells the post-routing tasks. What they throw is reported, and nothing is undone.
@MainActor
struct PostTasks {
  let global: [any PostRoutingTask<UIViewController, Any?>]
  let observers: Observers

  /// - Returns: What the tasks threw.
  func run(for route: ResolvedRoute, controllers: [UIViewController]) async -> [any Error] {
    var failures: [any Error] = []
    for (step, viewController) in zip(route.steps, controllers) where step.hasPostTasks {
      for error in await step.runPostTasks(on: viewController, routingStack: controllers) {
        observers.notify(.postTaskFailed(NavigationStep(step: step), error))
        failures.append(error)
      }
    }
    for task in global {
      do {
        try await task.perform(on: controllers[0], with: route.steps[0].anyContext, routingStack: controllers)
      } catch {
        observers.notify(.postTaskFailed(nil, error))
        failures.append(error)
      }
    }
    return failures
  }
}
