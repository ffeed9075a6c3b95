/// The context tasks of one step: those of the router first, then its own.
@MainActor
struct ContextTasks {
  let request: NavigationRequest
  let step: ResolvedStep

  /// Whether there are any.
  static func areNeeded(for step: ResolvedStep, in request: NavigationRequest) -> Bool {
    step.definition.hasContextTasks || !request.surroundings.contextTasks.isEmpty
  }

  /// - Throws: What the tasks throw.
  func run(on viewController: UIViewController) async throws {
    for task in request.surroundings.contextTasks {
      try await task.perform(on: viewController, with: step.anyContext)
    }
    if step.definition.hasContextTasks { try await step.runContextTasks(on: viewController) }
  }
}
