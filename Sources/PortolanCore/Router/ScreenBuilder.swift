/// The guards, the assembly and the tasks of screens that are shown without a route, as in a state that is restored.
@MainActor
package struct ScreenBuilder {
  private let configuration: RouterConfiguration
  private let window: UIWindow

  /// Creates a builder with the guards, the assemblies and the tasks that a router has now.
  package init(for router: DefaultRouter, in window: UIWindow) {
    configuration = router.configuration
    self.window = window
  }

  /// Returns the reason why a screen must not be shown, or `nil` if it may be.
  ///
  /// - Throws: `CancellationError` if the task was cancelled.
  package func refusal(of screen: some Screen) async throws -> String? {
    if configuration.assemblies.assembly(for: screen) == nil { return "there is no assembly for it" }
    do {
      if let refusing = try await redirection(of: screen) { return "a guard redirects it to \(refusing.to.name)" }
      return try screen.targetStep(in: window) == nil ? "its route defines no way to it" : nil
    } catch {
      try Task.checkCancellation()
      return "a guard denied it: \(ValueText.of(error))"
    }
  }

  /// Asks the guards of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isShown: `true` if the screen is in the hierarchy, and must leave unless it may be shown.
  /// - Returns: The redirection, or `nil` if the screen may be shown.
  /// - Throws: The error with which a guard denies the screen, or `CancellationError`.
  package func redirection(
    of screen: some Screen, isShown: Bool = false
  ) async throws -> Redirection? {
    let step = try screen.targetStep(in: window, toAskGuards: true)
    return try await onBehalf(of: screen, asRevalidation: isShown) { run in
      let destination = try await run.askGuards(of: step.map { [$0] } ?? [])
      return destination.map { Redirection(from: run.request.progress.destination, to: $0, guards: run.guards) }
    }
  }

  /// Calls code of the app on behalf of a request for a screen, whose router has the root assembly that the code may need.
  private func onBehalf<Answer>(
    of screen: some Screen, asRevalidation isRevalidation: Bool = false,
    _ body: (NavigationRun) async throws -> Answer
  ) async rethrows -> Answer {
    var options = RequestOptions()
    options.isRevalidation = isRevalidation
    let request = NavigationRequest(
      destination: screen.destination, window: window, animated: false,
      configuration: configuration.changing { $0.observers = EventListeners() }, options: options)
    let run = NavigationRun(request)
    // The request that restores the state waits for the code, and so for what the code waits for.
    let outer = request.caller.bond == .code ? request.caller.parent : nil
    outer?.progress.awaited = request
    defer {
      outer?.progress.awaited = nil
      request.finish(with: .failure(CancellationError()))
    }
    return try await body(run)
  }

  /// Builds a screen outside the window, and runs the tasks of the router and of its route on it.
  ///
  /// - Throws: ``RoutingError`` if the screen has no assembly, and the errors of the tasks.
  package func build(_ screen: some Screen) async throws -> UIViewController {
    let viewController = try configuration.assemblies.build(screen)
    if let step = try screen.targetStep(in: window) {
      try await onBehalf(of: screen) { try await $0.runContextTasks(of: step, on: viewController) }
    }
    return viewController
  }

  /// Runs the tasks that the router runs on all controllers.
  package func runTasks(on viewController: UIViewController, with context: Any?) async throws {
    let hooks = configuration.hooks.bound(to: context)
    for index in 0..<hooks.contextTaskCount { try await hooks.runContextTask(index, on: viewController).value }
  }

  /// Configures a controller as the route of a screen presents it: with the style, the heights and the source of its action.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - screen: The screen.
  ///   - isInContainer: `true` if the controller is a container with the screen in it.
  ///   - presenter: The controller that will present it.
  package func configure(
    _ viewController: UIViewController, asPresenting screen: some Screen, isInContainer: Bool,
    by presenter: UIViewController
  ) {
    guard let step = screen.route.step.node.presentedStep(in: window), step.makesNewContainer == isInContainer,
      let action = step.action?.action as? PresentModallyAction
    else { return }
    // A closure of the app may find nothing for a popover to point at.
    try? action.presentation.configure(viewController, presenter)
  }
}
