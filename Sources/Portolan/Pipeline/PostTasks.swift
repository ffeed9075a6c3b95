/// The last stage: tells the post-routing tasks. What they throw is reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let route: ResolvedRoute

  /// Whether there is anybody to tell.
  static func areNeeded(for route: ResolvedRoute, in request: NavigationRequest) -> Bool {
    route.hasPostTasks || !request.configuration.postTasks.isEmpty
  }

  /// - Returns: What the tasks threw.
  func run() async -> [any Error] {
    let stack = route.steps.compactMap(\.viewController)
    let observers = request.configuration.observers
    var failures: [any Error] = []
    for step in route.steps where step.definition.hasPostTasks {
      guard let viewController = step.viewController else { continue }
      for error in await step.runPostTasks(on: viewController, routingStack: stack) {
        observers.notify(.postTaskFailed(NavigationStep(step: step), error))
        failures.append(error)
      }
    }
    for task in request.configuration.postTasks {
      do {
        try await task.perform(on: stack[0], with: route.steps[0].anyContext, routingStack: stack)
      } catch {
        observers.notify(.postTaskFailed(nil, error))
        failures.append(error)
      }
    }
    return failures
  }
}
