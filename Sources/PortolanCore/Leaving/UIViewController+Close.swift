extension UIViewController {
  /// Closes this screen in the way that matches how it was opened.
  ///
  /// The screen is popped, it is dismissed, or the tab that the user came from is selected again. Screens on top of it close as
  /// well, and screens below it stay: if a route has opened several in another tab, closing the lowest one selects the tab that
  /// the user came from.
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
  /// - Returns: `true` if there was a screen behind this screen. The root of a window stays, and so does a tab that was not
  ///   selected by a route. For both the result is `false`, as it is for a screen that is in no window.
  /// - Throws: ``RoutingError`` if a screen that must close refuses to or the user keeps it, the error of its
  ///   ``LeaveConfirming/confirmLeaving()``, or `CancellationError`. The hierarchy is then unchanged.
  @discardableResult
  public func close(animated: Bool = true) async throws -> Bool {
    try await close(animated: animated, asksScreens: true)
  }

  /// Closes a screen that has no owner any more.
  ///
  /// A screen that refuses to close, or has nothing behind it, stays. Screens with unsaved changes are not asked, because
  /// their owner has decided.
  ///
  /// - Parameter window: The window that last contained the screen.
  package func closeUnowned(in window: UIWindow?) async {
    let limits = RequestLimits(lendingDeadline: true)
    defer { limits.isOver = true }
    await RequestScope.$current.withValue(.current.with(limits: limits)) {
      repeat {
        guard let window = await settledWindow(last: window), isInHierarchy(of: window) else { return }
        do {
          if try await !close(animated: true, asksScreens: false) { return }
        } catch let error as RoutingError where error.code == .notDismissible {
          return
        } catch {
          // A navigation fails if code pushes or presents at the same moment. A later attempt may succeed.
        }
      } while limits.spend()
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
      if let window = windowOfHierarchy ?? window { await TransitionWait.untilAtRest(window) }
      if let navigationController { await TransitionWait.untilAtRest(navigationController) }
      // The next navigation may have begun meanwhile.
    } while windowOfHierarchy == nil && window.map { WindowState.isCommitting(in: $0) } == true
    return windowOfHierarchy
  }

  /// Closes this controller by one navigation, to be undone as a whole if it fails.
  ///
  /// - Parameters:
  ///   - animated: `true` to animate the change.
  ///   - observers: The observers to notify.
  ///   - asksScreens: `true` if screens with unsaved changes are asked.
  ///   - returnsToTab: `true` if the tab from which a route came is selected.
  /// - Returns: `true` if there was a screen behind this screen.
  /// - Throws: The errors of ``close(animated:)``.
  func close(
    animated: Bool, observers: EventListeners = EventListeners(), asksScreens: Bool = true,
    returningToTab returnsToTab: Bool = true
  ) async throws -> Bool {
    guard let window = windowOfHierarchy, isInHierarchy(of: window) else { return false }
    let finder = ClosingFinder(closing: self, returnsToTab: returnsToTab)
    guard finder.destination != nil else { return false }
    var options = RequestOptions()
    options.leaving = behind == nil ? [] : [onStack ?? level]
    (options.isClosing, options.asksScreens) = (true, asksScreens)
    options.dismissesAll = options.leaving.contains { $0.parent == nil && $0.staysDuringNavigation }
    let queue = RequestQueue()
    let ticket = try queue.register(
      Destination(Step.found(by: finder), with: nil), animated: animated, policy: .enqueue, isAwaited: true,
      in: .success(window), configuration: RouterConfiguration(.init(observers: EventListeners(tell: observers.tell))),
      options: options)
    _ = try await queue.perform(ticket)
    return true
  }

  /// The controller that this controller covers: the previous controller on the enclosing stack, or the presenting controller.
  var behind: UIViewController? {
    guard let parent else { return levelBelow }
    if let index = positionOnStack { return parentWithAdapter?.container?.containedViewControllers[index - 1] }
    // A tab, a column or a page was not opened by a step of its own; the screens around it stay.
    return parent.container?.isStack == false ? nil : parent.behind
  }

  /// This controller, or the one around it, that can leave a stack, or `nil` if a tab, a column or a page is around it first.
  fileprivate var onStack: UIViewController? {
    if positionOnStack != nil { return self }
    return parent?.container?.isStack == false ? nil : parent?.onStack
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
      let question = try WindowState.of(window).question(about: screen, in: window)
      defer { question.withdraw() }
      guard try await question.call.wait().get() else { return false }
    }
    return true
  }
}

/// A finder of the controller that is shown once a screen has closed.
private struct ClosingFinder: Finder {
  weak var closing: UIViewController?
  let returnsToTab: Bool

  /// The tab from which a route came, or the controller behind the screen, or `nil` if there is neither.
  @MainActor var destination: UIViewController? {
    let tab = returnsToTab ? closing.flatMap(TabChange.of)?.wayBack : nil
    return tab ?? closing?.behind
  }

  func findViewController(with context: Any?) throws -> UIViewController? { nil }

  func findViewController(with context: Any?, in scope: SearchScope) throws -> UIViewController? {
    // A screen that another navigation has removed is closed, and one on a hidden stack leaves without being seen.
    guard let closing, closing.isInHierarchy(of: scope.window), let destination,
      destination !== closing.behind || closing.onStack?.parent?.isShownByContainers != false
    else { return scope.window.topmostLeaf }
    return destination
  }
}

extension NavigationRequest {
  /// Returns a request that has the turn in a window without navigating.
  package static func holding(_ owner: UIViewController, in window: UIWindow) -> NavigationRequest {
    NavigationRequest(
      destination: Destination(Step.found(by: InstanceFinder<UIViewController, Any?>(instance: owner)), with: nil),
      window: window, animated: false, configuration: RouterConfiguration())
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
  /// - Returns: `true` if there was a screen behind this screen.
  /// - Throws: ``RoutingError`` if a screen that must close refuses to or the user keeps it, or `CancellationError`.
  @discardableResult
  public func close(_ viewController: UIViewController, animated: Bool = true) async throws -> Bool {
    try await viewController.close(animated: animated, observers: configuration.observers, asksScreens: true)
  }
}
