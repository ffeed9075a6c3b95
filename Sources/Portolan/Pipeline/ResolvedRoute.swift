/// The way to a screen as it was found: which controllers are there, which are to be built, and who has to leave.
///
/// The plan is made of it when somebody asks; `navigate` carries out this very value.
@MainActor
public final class ResolvedRoute {
  let destination: Destination
  let configuration: RouterConfiguration
  /// The steps that were visited, target first; the last one is found, the others are missing.
  let steps: [any BoundStep]
  /// The labels that controllers get when the user has arrived.
  let labels: [StepLabel]
  /// The controller that the way begins with.
  let origin: UIViewController
  /// What is presented over the origin and has to be dismissed, lowest first.
  let modals: [UIViewController]
  /// What has to be popped for the origin to be seen.
  let popped: [UIViewController]
  /// What the first action takes away.
  let replaced: [UIViewController]
  /// A Boolean value that indicates whether the hierarchy was changed for this route, rather than found as it should be.
  var isCommitted = false

  init(
    destination: Destination, configuration: RouterConfiguration, steps: [any BoundStep], labels: [StepLabel],
    origin: UIViewController, modals: [UIViewController], popped: [UIViewController], replaced: [UIViewController]
  ) {
    self.destination = destination
    self.configuration = configuration
    self.steps = steps
    self.labels = labels
    self.origin = origin
    self.modals = modals
    self.popped = popped
    self.replaced = replaced
  }

  /// Whether any of the steps has guards.
  var hasGuards: Bool {
    for step in steps where !step.definition.interceptors.isEmpty { return true }
    return false
  }

  /// Whether any of the steps has post-routing tasks.
  var hasPostTasks: Bool {
    for step in steps where step.definition.hasPostTasks { return true }
    return false
  }

  /// What carrying out the route would do, as a value.
  public var plan: NavigationPlan { NavigationPlan(self) }

  /// Whether the target is there and is what the user sees.
  var isReached: Bool {
    steps.count == 1 && modals.isEmpty && origin.isShownByContainers
  }

  /// Releases the controllers that the steps have found or built: an observer that keeps a step keeps no controller.
  func releaseControllers() {
    for step in steps { step.viewController = nil }
  }

  /// Whether the hierarchy still is what the route was resolved in, as far as that matters to the commit.
  func stillHolds(in window: UIWindow) -> Bool {
    origin.isInHierarchy(of: window) && origin.modalsOver.hasSameInstances(as: modals)
      && origin.poppedByRevealing.hasSameInstances(as: popped)
  }
}

extension UIViewController {
  /// What is presented over this controller, lowest first.
  var modalsOver: [UIViewController] {
    var modals: [UIViewController] = []
    var above = presentedOnTop
    while let modal = above {
      modals.append(modal)
      above = modal.presentedOnTop
    }
    return modals
  }

  /// The controllers that leave their containers when this one is shown.
  var poppedByRevealing: [UIViewController] {
    if parent == nil { return [] }
    var popped: [UIViewController] = []
    var child = self
    while let parent = child.parent {
      if !parent.isShowing(child), let container = parent.container {
        popped += container.viewControllersRemoved(byShowing: child)
      }
      child = parent
    }
    return popped
  }
}
