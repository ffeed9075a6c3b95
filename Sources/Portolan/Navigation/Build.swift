/// The third stage: makes the missing controllers, outermost first, and puts together outside every window what will
/// be shown together. Nothing that the user sees is touched.
///
/// What takes no time is done at once, and what does is told to whoever carries the stage out.
@MainActor
final class Build {
  /// What there is of a step.
  struct Part {
    /// `nil` where the controller is still to be built, or to be found during the commit.
    var viewController: UIViewController?
    /// Whether a container's factory has asked for it. It is placed afterwards if it was not used then.
    var isPlaced = false
    /// Whether its action is left for the commit.
    var isToBeIntegrated = false
  }

  /// What the stage cannot go on without.
  enum Wait {
    /// A factory that may take its time, that of ``Build/step``. What it makes is handed to ``Build/take(_:)``.
    case factory
    /// The context tasks of what was built last.
    case contextTasks(ContextTasks, UIViewController)
    /// A container of the app's own that is to take what was built last.
    case embedding(StepAction, UIViewController, at: UIViewController)
  }

  /// What is to be done next with the step at ``index``.
  private enum Phase {
    case make, prepare, place
  }

  let route: ResolvedRoute
  /// The parts, target first.
  @exclusivity(unchecked) private(set) var parts: [Part]
  let request: NavigationRequest
  private var phase = Phase.make
  private var index: Int
  // The steps from the outermost to the innermost go into one another: all are made before any is placed, so that a
  // container is filled when its context tasks see it.
  private var outermost: Int
  private var innermost: Int

  init(_ route: ResolvedRoute, for request: NavigationRequest) {
    self.route = route
    self.request = request
    let last = route.steps.count - 1
    index = last - 1
    outermost = index
    innermost = index
    var parts: [Part] = []
    parts.reserveCapacity(last + 1)
    for _ in 0..<last { parts.append(Part()) }
    parts.append(Part(viewController: route.origin))
    self.parts = parts
  }

  /// The step whose turn it is.
  var step: ResolvedStep { route.steps[index] }
  /// What goes into the controller of that step.
  var children: ChildCoordinator { ChildCoordinator(of: self, at: index) }
  var window: UIWindow { request.window }
  var assemblies: ScreenAssemblies { request.surroundings.assemblies }

  /// Goes on until something has to be waited for.
  ///
  /// - Returns: `nil` when everything is built.
  /// - Throws: What factories and checks of actions throw.
  func advance() throws -> Wait? {
    while index >= 0 {
      let step = route.steps[index]
      switch phase {
      case .make:
        if parts[index].viewController == nil, step.definition.builds {
          guard let newcomer = try step.buildImmediately(integrating: children) else { return .factory }
          tell(newcomer, at: index)
        }
        goInwards()
      case .prepare:
        phase = .place
        if !parts[index].isPlaced, let newcomer = parts[index].viewController,
          ContextTasks.areNeeded(for: step, in: request)
        {
          return .contextTasks(ContextTasks(request: request, step: step), newcomer)
        }
      case .place:
        let wait = try place(step.definition)
        goOutwards()
        if let wait { return wait }
      }
    }
    return nil
  }

  /// Takes what a factory has made.
  func take(_ newcomer: UIViewController) {
    tell(newcomer, at: index)
    goInwards()
  }

  /// Makes what goes into the controller that was made, if anything.
  private func goInwards() {
    if index > 0, parts[index].viewController != nil, goesInside(index - 1) {
      index -= 1
    } else {
      innermost = index
      phase = .prepare
    }
  }

  /// Whether the controller of a step is to be put into the very one of the step before, once both are built.
  private func goesInside(_ index: Int) -> Bool {
    let step = route.steps[index].definition
    guard step.builds, let action = step.containerAction else { return false }
    return action.works(on: route.steps[index + 1].definition.viewControllerType)
  }

  /// Goes on with what the controller that was placed is in.
  private func goOutwards() {
    if index < outermost {
      index += 1
      phase = .prepare
    } else {
      index = innermost - 1
      outermost = index
      phase = .make
    }
  }

  /// Puts a controller into the container that was built for it, or leaves that for the commit.
  private func place(_ step: StepDefinition) throws -> Wait? {
    guard let action = step.action, let newcomer = parts[index].viewController else { return nil }
    if parts[index].isPlaced, newcomer.parent != nil { return nil }
    if let existing = parts[index + 1].viewController {
      if !isNew(existing.level) {
        // Asked are an action that will work on what the user sees, and those who would leave.
        for leaving in try action.preview(with: newcomer, at: existing) { try route.check(leaving: leaving) }
      } else if action.placesInContainer {
        if try action.embedImmediately(newcomer, at: existing) { return nil }
        return .embedding(action, newcomer, at: existing)
      }
    }
    parts[index].isToBeIntegrated = true
    return nil
  }

  /// Builds the step inside the one that is being built, for a container factory.
  func embedChild(of index: Int, among existing: [UIViewController]) async throws -> [UIViewController] {
    let child = index - 1
    guard child >= 0, parts[child].viewController == nil, goesInside(child) else { return existing }
    let step = route.steps[child]
    try Task.checkCancellation()
    let newcomer = try await step.build(integrating: ChildCoordinator(of: self, at: child))
    tell(newcomer, at: child)
    parts[child].isPlaced = true
    if ContextTasks.areNeeded(for: step, in: request) {
      try await ContextTasks(request: request, step: step).run(on: newcomer)
    }
    return try step.definition.action?.place(newcomer, among: existing) ?? existing
  }

  /// Notes the controller of a step that is there now.
  func note(_ viewController: UIViewController, at index: Int) {
    parts[index].viewController = viewController
  }

  private func tell(_ newcomer: UIViewController, at index: Int) {
    request.surroundings.observers.notify(.built(NavigationStep(step: route.steps[index]), newcomer))
    note(newcomer, at: index)
  }

  /// Whether a level of the hierarchy is one that this stage built.
  private func isNew(_ level: UIViewController) -> Bool {
    for index in 0..<parts.count - 1 where parts[index].viewController === level { return true }
    return false
  }
}
