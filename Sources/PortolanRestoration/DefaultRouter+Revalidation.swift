extension DefaultRouter {
  /// Asks the guards of all screens again, and leaves those that are no longer allowed in one navigation.
  ///
  /// Call it when the answers of guards may have changed while screens are shown: after a log-out, when a session has expired, or
  /// when a feature was switched off.
  ///
  /// ```swift
  /// session.isOpen = false
  /// let result = try await router.revalidate()
  /// if result.outcome == .alreadyThere { log("everything on screen is still allowed") }
  /// ```
  ///
  /// The router asks for the screens that are visible, and for those in stacks, in tabs that are not selected and under modals.
  /// It asks the guards of the router and of the route of each. It asks once for each screen, from the root of the window upward,
  /// and not for a screen that leaves together with another one. Controllers without a ``Screen`` stay.
  ///
  /// A denied screen leaves with everything above it: the screens above it on its stack and, if the user sees that stack, the
  /// modals over it. The first screen of a stack that is presented leaves with the modal, as does a child of any other
  /// container in it. The screen that then remains on top is the target of the navigation. Other tabs stay selected or not, as
  /// they were. If a guard redirects a screen that the user sees, or that is under one, the navigation follows the redirection from
  /// what remains. A redirection of a screen in a tab that is not selected only removes that screen.
  ///
  /// The root of the window, a tab, a column of a split view controller and the first screen of one cannot leave. If a guard denies such a
  /// screen, the call throws, unless the redirection leads to a screen whose route replaces it, for example the root.
  ///
  /// Screens with unsaved changes are asked, see ``LeaveConfirming``. If one of them stays, or the navigation fails,
  /// nothing has moved. The navigation waits for its turn as others do, so that with ``RequestPolicy/latest`` a
  /// newer request ends it.
  ///
  /// - Parameter animated: `true` to animate what the user sees of the change.
  /// - Returns: The result, with the controller on top. Its outcome is ``NavigationOutcome/alreadyThere`` if no screen had to leave.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/notDismissible`` if a screen cannot leave, or
  ///   ``RoutingError/Code/leaveDenied`` if the user keeps it; the other errors of a navigation, and `CancellationError`. The
  ///   hierarchy is then unchanged.
  /// - Complexity: O(n) in the number of controllers, besides the guards.
  @discardableResult
  public func revalidate(animated: Bool = true) async throws -> NavigationResult {
    let window = try window
    let (destination, options) = try await revalidation(of: window)
    return try await navigate(to: destination, animated: animated, in: window, with: options)
  }

  /// Asks the guards of all screens again, and returns the plan of the navigation that ``revalidate(animated:)`` would carry out.
  ///
  /// ```swift
  /// let plan = try await router.planRevalidation()
  /// log("\(plan.removed) and \(plan.dismissed) would leave")
  /// ```
  ///
  /// - Returns: The plan. Its `isReached` is `true` if no screen would have to leave.
  /// - Throws: ``RoutingError`` if a screen cannot leave, and `CancellationError`.
  /// - Complexity: O(n) in the number of controllers, besides the guards.
  public func planRevalidation() async throws -> NavigationPlan {
    let (destination, options) = try await revalidation(of: window)
    return try plan(to: destination, with: options)
  }

  /// Asks the guards of all screens in a window.
  ///
  /// - Returns: The destination to which a guard redirects the lowest screen that the user would see leave, or the topmost screen that
  ///   remains, and the configuration of the navigation.
  private func revalidation(of window: UIWindow) async throws -> (Destination, RequestOptions) {
    let screens = ScreenBuilder(for: self, in: window)
    var all: [UIViewController] = []
    window.rootViewController?.forEachInSubtree { all.append($0) }
    var denied: [UIViewController] = []
    var redirection: Redirection?
    for viewController in all where viewController.isInHierarchy(of: window) {
      guard let screen = screen(of: viewController, unlessLeavingWith: denied) else { continue }
      do {
        guard let place = try await screens.redirection(of: screen, isShown: true) else { continue }
        let isSeen = (viewController.navigationController ?? viewController).isShownByContainers
        if isSeen { redirection = redirection ?? place }
      } catch { try Task.checkCancellation() }
      denied.append(viewController)
    }
    return options(leaving: denied, redirection: redirection)
  }

  /// Returns the screen of a controller, or `nil` if it is none, or leaves with denied ones.
  @inline(never) private func screen(
    of viewController: UIViewController, unlessLeavingWith denied: [UIViewController]
  ) -> (any Screen)? {
    viewController.leaves(with: denied.flatMap(\.departure)) ? nil : ScreenTable.screen(of: viewController)
  }

  @inline(never) private func options(
    leaving denied: [UIViewController], redirection: Redirection?
  ) -> (Destination, RequestOptions) {
    let destination = redirection?.to ?? Destination(Step.found(by: RemainingFinder()), with: nil)
    return (destination, RequestOptions(leaving: denied, redirection: redirection))
  }

  /// The finder of a revalidation that no guard redirects, as events name it.
  package static var revalidationFinder: String { String(describing: RemainingFinder.self) }
}

/// A finder of the topmost screen that remains in the window once others have left.
private struct RemainingFinder: Finder {
  func findViewController(with context: Any?) throws -> UIViewController? { nil }

  func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
    // An alert or a modal that stays does not have to leave, as it would for a navigation from below it.
    var remaining = scope.window.rootViewController
    while let next = remaining?.presentedOnTop, !next.leaves(with: scope.departing) { remaining = next }
    while let container = remaining?.container {
      let children = container.isStack ? container.containedViewControllers : container.visibleViewControllers
      guard let child = children.last(where: { !$0.leaves(with: scope.departing) }) else { break }
      remaining = child
    }
    return remaining
  }
}
