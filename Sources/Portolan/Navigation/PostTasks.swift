/// The last stage: tells the post-routing tasks. What they throw is reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let route: ResolvedRoute
  /// The controllers of the steps, target first.
  let controllers: [UIViewController]

  /// Whether there is anybody to tell.
  static func areNeeded(for route: ResolvedRoute, in request: NavigationRequest) -> Bool {
    route.hasPostTasks || !request.surroundings.postTasks.isEmpty
  }

  /// - Returns: What the tasks threw.
  func run() async -> [any Error] {
    let observers = request.surroundings.observers
    var failures: [any Error] = []
    for (step, viewController) in zip(route.steps, controllers) where step.definition.hasPostTasks {
      for error in await step.runPostTasks(on: viewController, routingStack: controllers) {
        observers.notify(.postTaskFailed(NavigationStep(step: step), error))
        failures.append(error)
      }
    }
    for task in request.surroundings.postTasks {
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
