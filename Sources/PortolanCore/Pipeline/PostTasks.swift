/// The last stage, which runs the post-routing tasks.
///
/// Their errors are reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let route: ResolvedRoute

  /// Returns a Boolean value that indicates whether there are post-routing tasks.
  static func areNeeded(for route: ResolvedRoute, in request: NavigationRequest) -> Bool {
    route.hasPostTasks || request.configuration.hooks.hasPostTasks
  }

  /// Runs the tasks.
  ///
  /// - Returns: The errors of the tasks.
  func run() async -> [any Error] {
    let stack = route.viewControllers
    var failures: [any Error] = []
    for step in route.steps {
      guard let viewController = step.viewController else { continue }
      for hooks in step.hooks where hooks.hasPostTasks {
        let errors = await hooks.runPostTasks(on: viewController, routingStack: stack)
        for error in errors { request.notify(.postTaskFailed(NavigationStep(step: step), NavigationFailure(error))) }
        failures += errors
      }
    }
    guard request.configuration.hooks.hasPostTasks else { return failures }
    let hooks = request.configuration.hooks.bound(to: route.steps[0].anyContext)
    let errors = await hooks.runPostTasks(on: stack[0], routingStack: stack)
    for error in errors { request.notify(.postTaskFailed(nil, NavigationFailure(error))) }
    return failures + errors
  }
}
