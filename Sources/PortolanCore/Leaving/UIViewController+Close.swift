extension UIViewController {
  /// Closes this screen in the way that matches how it was opened.
  ///
  /// The screen is popped, it is dismissed, or the tab from which a route brought the user is selected again. Screens
  /// on top of it close as well, and screens below it stay: if a route has opened several in another tab, closing the lowest one
  /// selects the tab from which the user came.
  ///
  /// ```swift
  /// final class SettingsViewController: UIViewController {
  ///   @objc func doneTapped() {
  ///     Task { try await close() }
  ///   }
  /// }
  /// ```
  ///
  /// Guards do not run. Alerts over the screen close with it. If a screen that must close refuses to be dismissed, or
  /// has unsaved changes and the user keeps it (see ``LeaveConfirming``), nothing changes.
  ///
  /// - Parameter animated: `true` to animate the change.
  /// - Returns: `true` if there was a screen behind this one. The root of a window stays, and so does a tab that was
  ///   not selected by a route. For both the result is `false`, as it is for a screen that is in no window.
  /// - Throws: ``RoutingError`` if a screen that must close refuses to or the user keeps it, the error of its
  ///   ``LeaveConfirming/confirmLeaving()``, or `CancellationError`. The hierarchy is then unchanged.
  @discardableResult
  public func close(animated: Bool = true) async throws -> Bool {
    try await close(animated: animated, observers: [], asksScreens: true)
  }

  /// Closes a screen that has no owner any more.
  ///
  /// A screen that refuses to close, or has nothing behind it, stays. Screens with unsaved changes are not asked, because
  /// their owner has decided.
  ///
  /// - Parameter window: The window that last contained the screen.
  package func closeUnowned(in window: UIWindow?) async {
    let budget = RequestBudget(lendingDeadline: true)
    defer { budget.isOver = true }
    await RequestScope.$current.withValue(.current.with(budget: budget)) {
      repeat {
        guard let window = await settledWindow(last: window), isInHierarchy(of: window) else { return }
        do {
          if try await !close(animated: true, observers: [], asksScreens: false) { return }
        } catch let error as RoutingError where error.code == .notDismissible {
          return
        } catch {
          // A navigation fails if code pushes or presents at the same moment. A later attempt may succeed.
        }
      } while budget.spend()
    }
  }

  /// Waits until the controller's place is certain, and returns its window.
  ///
  /// A navigation that has removed the controller may still put it back. A stack that moves puts off what it is asked for, and
  /// a swipe that is let go brings the screen back: until then there seems to be nothing behind it.
  ///
  /// - Parameter window: The window that last contained the controller.
  /// - Returns: The window, or `nil` if the controller is in none.
  private func settledWindow(last window: UIWindow?) async -> UIWindow? {
    repeat {
      if let window = windowOfHierarchy ?? window { await WindowState.untilFree(window, for: self) }
      if let window = windowOfHierarchy ?? window { await TransitionWait.untilSettled(window) }
      if let navigationController { await TransitionWait.untilSettled(navigationController) }
      // The next navigation may have begun meanwhile.
    } while windowOfHierarchy == nil && window.map(WindowState.isCommitting) == true
    return windowOfHierarchy
  }

  func close(animated: Bool, observers: [any RouterObserver], asksScreens: Bool) async throws -> Bool {
    guard let window = windowOfHierarchy, isInHierarchy(of: window) else { return false }
    let ways = waysBack
    for (index, place) in ways.enumerated() {
      if let stack = place.parent, stack.container?.isStack == true, !stack.isShownByContainers {
        try await stack.showUnseen(place, in: window, asksScreens: asksScreens)
        continue
      }
      // The user sees only the last of several moves.
      try await place.uncover(
        in: window, animated: animated && index == ways.count - 1, observers: observers, asksScreens: asksScreens)
    }
    return !ways.isEmpty
  }

  /// Removes everything that covers this controller.
  func uncover(
    in window: UIWindow, animated: Bool, observers: [any RouterObserver] = [], asksScreens: Bool = true
  ) async throws {
    let configuration = RouterConfiguration().changing {
      ($0.takesAlertsAway, $0.dismissesAll, $0.asksScreens, $0.observers.all) = (true, true, asksScreens, observers)
    }
    // This router is not joined by the observers, and does not become the router of the window.
    try await DefaultRouter().navigate(to: finding, animated: animated, in: window, configuredBy: configuration)
  }

  /// Pops without animation in a part of the hierarchy that is not visible, such as another tab, which must not be
  /// selected.
  ///
  /// The screens that would leave are asked first, and so are those that come in the meantime.
  fileprivate func showUnseen(_ place: UIViewController, in window: UIWindow, asksScreens: Bool) async throws {
    let request = NavigationRequest.holding(place, in: window)
    let answers = request.makeLeaveAnswers()
    defer { request.answer(.failure(CancellationError())) }
    func unasked() -> (any LeaveConfirming)? {
      guard asksScreens else { return nil }
      let leaving = container?.viewControllersRemoved(byShowing: place) ?? []
      return leaving.flatMap(\.confirmingScreens).last {
        $0.hasUnsavedChanges && $0.isInHierarchy(of: window) && !answers.hasConfirmed($0)
      }
    }
    while true {
      if let screen = unasked() {
        try await answers.ask(screen, of: request, for: typeName(place))
        continue
      }
      let state = WindowState.of(window)
      try await state.acquire(for: request)
      defer { state.release(request) }
      await TransitionWait.untilSettled(self)
      try request.checkNotEnded()
      guard let container, container.containedViewControllers.containsInstance(place) else { return }
      if unasked() != nil { continue }
      for leaving in container.viewControllersRemoved(byShowing: place) {
        try leaving.checkRemoval(for: typeName(place), takingAlerts: true)
      }
      request.phase = .committing
      return try await request.change(self) { try await container.makeVisible(place, animated: false) }
    }
  }

  /// This very controller as a destination.
  fileprivate var finding: Destination {
    Destination(Step.found(by: InstanceFinder<UIViewController, Any?>(instance: self)), with: nil)
  }

  /// The controllers that must be shown, in this order, so that this one leaves the screen, however it was opened.
  var waysBack: [UIViewController] { [behind, TabChange.of(self)?.wayBack].compactMap { $0 } }

  /// The controller that this one covers: the previous one on the enclosing stack, or the presenting one.
  var behind: UIViewController? {
    var child = self
    while let parent = child.parent {
      if let index = child.positionOnStack { return parent.container?.containedViewControllers[index - 1] }
      // A tab, a column or a page was not opened by a step of its own; the screens around it stay.
      if parent.container?.isStack == false { return nil }
      child = parent
    }
    return child.levelBelow
  }

  /// Asks each screen with unsaved changes, in this controller or presented over it, whether it may leave.
  ///
  /// The router asks by itself. Call this method before code of the app removes screens in another way, for example
  /// before it logs the user out.
  ///
  /// ```swift
  /// guard try await window.rootViewController?.askToLeave() ?? true else { return }
  /// ```
  ///
  /// The topmost screen is asked first. A screen that is being asked already is not asked twice. Its answer counts for
  /// this call, too.
  ///
  /// - Returns: `true` if all of them may leave, or if none has unsaved changes.
  /// - Throws: The error of ``LeaveConfirming/confirmLeaving()``, `CancellationError`, or ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` if a screen calls this method while it is asked itself.
  public func askToLeave() async throws -> Bool {
    guard let window = windowOfHierarchy else { return true }
    for screen in confirmingScreens.reversed() where screen.hasUnsavedChanges && screen.isInHierarchy(of: window) {
      let question = try LeaveQuestion.join(about: screen, in: window)
      defer { question.withdraw() }
      guard try await question.mayLeave() else { return false }
    }
    return true
  }
}

extension NavigationRequest {
  /// Returns a request that has the turn in a window without navigating.
  package static func holding(_ place: UIViewController, in window: UIWindow) -> NavigationRequest {
    NavigationRequest(
      destination: place.finding, window: window, animated: false, configuration: RouterConfiguration())
  }
}

extension DefaultRouter {
  /// Closes a screen in the way that matches how it was opened.
  ///
  /// See `close(animated:)` of `UIViewController`.
  ///
  /// ```swift
  /// try await router.close(checkout)
  /// ```
  ///
  /// - Parameters:
  ///   - viewController: The screen to close.
  ///   - animated: `true` to animate the change.
  /// - Returns: `true` if there was a screen behind this one.
  /// - Throws: ``RoutingError`` if a screen that must close refuses to or the user keeps it, or `CancellationError`.
  @discardableResult
  public func close(_ viewController: UIViewController, animated: Bool = true) async throws -> Bool {
    try await viewController.close(animated: animated, observers: configuration.observers.all, asksScreens: true)
  }
}
