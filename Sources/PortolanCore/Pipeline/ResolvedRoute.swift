/// A resolved way to a screen: the controllers that exist, those that must be built, and those that must leave.
///
/// The plan is computed from it when it is read, and `navigate` carries out this very value.
@MainActor
public final class ResolvedRoute {
  package let destination: Destination
  let configuration: RouterConfiguration
  /// The visited steps, target first.
  ///
  /// The last one is found, or the root of an empty window, and the others are missing.
  let steps: [BoundStep]
  /// The identifiers of the tabs that steps select, by the position of the step that is found there.
  let tabs: [Int: String]
  /// The controller that the route starts from, or `nil` in an empty window.
  private(set) var origin: UIViewController?
  /// The controllers that are presented over the origin and must be dismissed, lowest first.
  private(set) var modals: [UIViewController]
  /// The controllers that must be popped to show the origin.
  private(set) var popped: [UIViewController]
  /// The controllers that the first action removes.
  private(set) var replaced: [UIViewController]
  /// The screens with unsaved changes that the route would remove and that have not agreed yet, topmost first.
  var unsaved: [any LeaveConfirming] = []
  /// The answers of the screens that were asked.
  let answers: LeaveAnswers?
  /// A Boolean value that indicates whether a transition was under way in the window when the route was resolved.
  let isWindowMoving: Bool
  /// A Boolean value that indicates whether modals that stay during navigations are dismissed as well.
  let dismissesAll: Bool

  /// Creates the route that a search has found.
  init(
    destination: Destination, configuration: RouterConfiguration, found search: RouteSearch, survey: WindowSurvey,
    replaced: [UIViewController], answers: LeaveAnswers?
  ) {
    self.destination = destination
    self.configuration = configuration
    self.replaced = replaced
    self.answers = answers
    steps = search.steps
    tabs = search.tabs
    origin = search.origin
    popped = search.origin?.poppedByRevealing ?? []
    isWindowMoving = survey.isMoving
    let dismissesAll = configuration.dismissesAll || replaced.contains { $0 === search.origin?.level }
    self.dismissesAll = dismissesAll
    modals = search.origin.map { survey.modals(over: $0, all: dismissesAll) } ?? []
  }

  /// A Boolean value that indicates whether any of the steps has guards.
  var hasGuards: Bool { steps.contains { $0.hasGuards } }

  /// A Boolean value that indicates whether any of the steps has post-routing tasks.
  var hasPostTasks: Bool { steps.contains { $0.hooks.contains { $0.hasPostTasks } } }

  /// The effects of carrying out the route, as a value.
  public var plan: NavigationPlan { NavigationPlan(self) }

  /// A Boolean value that indicates whether the target exists and is visible.
  var isReached: Bool {
    steps.count == 1 && modals.isEmpty && origin?.isShownByContainers == true
  }

  /// The controllers that are now presented over the origin and must be dismissed, without those that leave with another one.
  var lowestModals: [UIViewController] {
    (dismissesAll ? origin?.allModalsOver : origin?.modalsOver)?.lowest ?? []
  }

  /// Releases the controllers of the route, so that an observer that retains an event retains no controller.
  func releaseControllers() {
    origin = nil
    modals = []
    popped = []
    replaced = []
    unsaved = []
  }

  /// Returns a Boolean value that indicates whether the parts of the hierarchy that matter to the commit are unchanged
  /// since the route was resolved.
  ///
  /// - Parameters:
  ///   - window: The window of the navigation.
  ///   - survey: The survey of the window as it is now.
  /// - Returns: `true` if the route can be carried out.
  func stillHolds(in window: UIWindow, surveyedAs survey: WindowSurvey) -> Bool {
    guard let origin else { return window.rootViewController == nil }
    return origin.isInHierarchy(of: window)
      && survey.modals(over: origin, all: dismissesAll).hasSameInstances(as: modals)
      && origin.poppedByRevealing.hasSameInstances(as: popped)
  }
}

extension [UIViewController] {
  /// The modals of this list that are not in the subtree of another one.
  @MainActor var lowest: [UIViewController] {
    if count < 2 { return self }
    let identities = Set(map(ObjectIdentifier.init))
    // A modal of a chain is found at the first step.
    return filter { modal in
      var below = modal.parent ?? modal.presentingViewController
      while let candidate = below, !identities.contains(ObjectIdentifier(candidate)) {
        below = candidate.parent ?? candidate.presentingViewController
      }
      return below == nil
    }
  }
}

extension UIViewController {
  /// The controllers that leave their containers when this one is shown.
  var poppedByRevealing: [UIViewController] {
    if parent == nil { return [] }
    var popped: [UIViewController] = []
    var child = self
    while let parent = child.parent {
      if !parent.isShowing(child), let container = parent.container {
        popped += container.viewControllersRemoved(byShowing: container.child(in: child))
      }
      child = parent
    }
    return popped
  }
}
