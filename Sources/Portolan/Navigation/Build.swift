/// The third stage: makes the missing controllers, outermost first, and puts together outside every window what will
/// be shown together. Nothing that the user sees is touched.
///
/// What takes no time is done at once, and what does is told to whoever carries the stage out.
@MainActor
struct Build {
  /// What the stage cannot go on without.
  enum Wait {
    /// The factory of a step, which may take its time. What it makes is handed to ``Build/take(_:)``.
    case factory(ResolvedStep)
    /// The context tasks of what was built last.
    case contextTasks(ContextTasks, UIViewController)
    /// A container of the app's own that is to take what was built last.
    case embedding(StepAction, UIViewController, at: UIViewController)
  }

  /// What is to be done next with the step at ``index``.
  private enum Phase {
    case make, prepare, place
  }

  private let route: ResolvedRoute
  private let request: NavigationRequest
  private var phase = Phase.make
  private var hasAskedFactory = false
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
    route.steps[last].viewController = route.origin
  }

  /// What goes into the controller that is being built.
  var children: ChildCoordinator { ChildCoordinator(of: index, on: route, for: request) }

  /// Goes on until something has to be waited for.
  ///
  /// - Returns: `nil` when everything is built.
  /// - Throws: What factories and checks of actions throw.
  mutating func advance() throws -> Wait? {
    while index >= 0 {
      let step = route.steps[index]
      switch phase {
      case .make:
        if step.viewController == nil, step.definition.builds {
          if hasAskedFactory { try Task.checkCancellation() }
          hasAskedFactory = true
          guard let newcomer = try step.buildImmediately(integrating: children) else { return .factory(step) }
          request.note(newcomer, builtFor: step)
        }
        goInwards()
      case .prepare:
        phase = .place
        if !step.isPlaced, ContextTasks.areNeeded(for: step, in: request), let newcomer = step.viewController {
          return .contextTasks(ContextTasks(request: request, step: step), newcomer)
        }
      case .place:
        let wait = try place(step)
        goOutwards()
        if let wait { return wait }
      }
    }
    return nil
  }

  /// Takes what a factory has made.
  mutating func take(_ newcomer: UIViewController) {
    request.note(newcomer, builtFor: route.steps[index])
    goInwards()
  }

  /// Makes what goes into the controller that was made, if anything.
  private mutating func goInwards() {
    if index > 0, route.steps[index].viewController != nil, route.goesInside(index - 1) {
      index -= 1
    } else {
      innermost = index
      phase = .prepare
    }
  }

  /// Goes on with what the controller that was placed is in.
  private mutating func goOutwards() {
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
  private func place(_ step: ResolvedStep) throws -> Wait? {
    guard let action = step.definition.action, let newcomer = step.viewController else { return nil }
    if step.isPlaced, newcomer.parent != nil { return nil }
    if let existing = route.steps[index + 1].viewController {
      if !isNew(existing.level) {
        // Asked are an action that will work on what the user sees, and those who would leave.
        for leaving in try action.preview(with: newcomer, at: existing) { try route.check(leaving: leaving) }
      } else if action.placesInContainer {
        if try action.embedImmediately(newcomer, at: existing) { return nil }
        return .embedding(action, newcomer, at: existing)
      }
    }
    step.isToBeIntegrated = true
    return nil
  }

  /// Whether a level is in no hierarchy yet. A factory may also yield what the user sees.
  private func isNew(_ level: UIViewController) -> Bool {
    level.presentingViewController == nil && level !== request.window.rootViewController
  }
}

extension NavigationRequest {
  /// Notes what a factory has made.
  func note(_ newcomer: UIViewController, builtFor step: ResolvedStep) {
    surroundings.observers.notify(.built(NavigationStep(step: step), newcomer))
    step.viewController = newcomer
  }
}

extension ResolvedRoute {
  /// Whether the controller of a step is to be put into the very one of the step before, once both are built.
  func goesInside(_ index: Int) -> Bool {
    let step = steps[index].definition
    guard step.builds, let action = step.containerAction else { return false }
    return action.works(on: steps[index + 1].definition.viewControllerType)
  }
}
