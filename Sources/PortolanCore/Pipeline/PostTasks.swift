/// The last stage, which runs the post-routing tasks.
///
/// Their errors are reported, and nothing is undone.
@MainActor
struct PostTasks {
  let request: NavigationRequest
  let built: BuiltRoute

  /// Runs the tasks.
  ///
  /// - Returns: The errors of the tasks.
  func run() async -> [any Error] {
    guard built.route.hasPostTasks || request.configuration.hooks.hasPostTasks else { return [] }
    return await request.calling { await runAll() }
  }

  private func runAll() async -> [any Error] {
    let stack = built.viewControllers
    var failures: [any Error] = []
    for (step, viewController) in zip(built.route.steps, stack) {
      for hooks in step.hooks where hooks.hasPostTasks {
        let errors = await hooks.runPostTasks(on: viewController, routingStack: stack)
        for error in errors { request.notify(.postTaskFailed(NavigationStep(step: step), error)) }
        failures += errors
      }
    }
    guard request.configuration.hooks.postTasks.isEmpty == false else { return failures }
    let hooks = request.configuration.hooks.bound(to: built.route.steps[0].anyContext)
    let errors = await hooks.runPostTasks(on: built.target, routingStack: stack)
    for error in errors { request.notify(.postTaskFailed(nil, error)) }
    return failures + errors
  }
}
