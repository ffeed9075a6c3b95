/// The last stage, which runs the post-routing tasks.
///
/// Their errors are reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let route: ResolvedRoute

  /// Returns a Boolean value that indicates whether there are post-routing tasks.
  static func areNeeded(for route: ResolvedRoute, in request: NavigationRequest) -> Bool {
    route.hasPostTasks || !request.configuration.hooks.postTasks.isEmpty
  }

  /// Runs the tasks.
  ///
  /// - Returns: The errors of the tasks.
  func run() async -> [any Error] {
    let stack = route.viewControllers
    let observers = request.configuration.observers
    var failures: [any Error] = []
    for step in route.steps {
      guard let viewController = step.viewController else { continue }
      for task in step.hooks.postTasks {
        do {
          try await FeatureScope.run(request.configuration.features) { try await task(viewController, (), stack) }
        } catch {
          observers.notify(.postTaskFailed(NavigationStep(step: step), error))
          failures.append(error)
        }
      }
    }
    for task in request.configuration.hooks.postTasks {
      do {
        try await task(stack[0], route.steps[0].anyContext, stack)
      } catch {
        observers.notify(.postTaskFailed(nil, error))
        failures.append(error)
      }
    }
    return failures
  }
}
