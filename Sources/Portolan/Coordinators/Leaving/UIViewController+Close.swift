extension UIViewController {
  /// Leaves this screen the way it was opened, which it need not know: it is popped, it is dismissed, or the tab from
  /// which a route brought the user is selected again. What lies over it leaves as well.
  ///
  /// Guards are not asked, and alerts over the screen leave with it. Screens that refuse to be dismissed are, and then nothing moves.
  ///
  /// - Parameter animated: Whether the user should see it happen.
  /// - Returns: Whether there was anything behind this screen. The root of a window stays, as does a tab that no route
  ///   has brought the user to, and a screen that is in no window has left already.
  /// - Throws: ``RoutingError`` where something that would have to leave refuses to, and `CancellationError`. The
  ///   hierarchy is then as it was.
  @discardableResult
  public func close(animated: Bool = true) async throws -> Bool {
    try await close(animated: animated, observers: [])
  }

  /// Leaves a screen that nobody owns any more. What refuses to go, or has nothing behind it, stays.
  ///
  /// - Parameter window: Where the screen was seen last.
  func closeUnowned(in window: UIWindow?) async {
    if let window, CommitLock.isCommitting(in: window) {
      // A navigation that has taken the screen away may yet put it back.
      let request = NavigationRequest.holding(self, in: window)
      let lock = CommitLock.of(window)
      if (try? await lock.acquire(for: request)) != nil { lock.release(request) }
    }
    for _ in 0..<10 {
      var canLeave = true
      do {
        let wasThere = windowOfHierarchy.map(isInHierarchy) ?? false
        canLeave = try await close() || !wasThere
      } catch let error as RoutingError where error.code == .notDismissible {
        return
      } catch {
        // Code that pushes or presents in the very moment makes a navigation fail. It may succeed when that is over.
      }
      // A stack that moves puts off what it is asked for, and a swipe that is let go brings the screen back.
      if let window = windowOfHierarchy ?? window { await TransitionWait.untilSettled(window) }
      if let navigationController { await TransitionWait.untilSettled(navigationController) }
      guard canLeave, let window = windowOfHierarchy, isInHierarchy(of: window) else { return }
    }
  }

  /// Leaves a screen that has no owner any more as soon as it is shown: UIKit puts off what it is asked for during a
  /// transition.
  func closeOnArrival() {
    let watch = RemovalTracker.watch(self) {}
    let close = { @MainActor [weak self, weak watch] in
      let window = watch?.window
      watch?.end()
      NavigationRequest.startIndependentTask { await self?.closeUnowned(in: window) }
    }
    if watch.window == nil { watch.onArrival = { close() } } else { close() }
  }

  func close(animated: Bool, observers: [any RouterObserver]) async throws -> Bool {
    guard let window = windowOfHierarchy, isInHierarchy(of: window) else { return false }
    let ways = WaysBack.back(from: self)
    let router = DefaultRouter(window: window, observers: observers)
    router.configuration = router.configuration.takingAlertsAway
    for (index, place) in ways.enumerated() {
      if let navigation = place.parent as? UINavigationController, !navigation.isShownByContainers {
        try await navigation.popUnseen(to: place, in: window)
        continue
      }
      let step = GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: place))
      // Of several moves the user sees the last.
      try await router.navigate(to: step, with: nil, animated: animated && index == ways.count - 1)
    }
    return !ways.isEmpty
  }
}

extension NavigationRequest {
  /// A request that has a window to itself without navigating.
  static func holding(_ place: UIViewController, in window: UIWindow) -> NavigationRequest {
    let step = GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: place))
    return NavigationRequest(
      destination: Destination(step, with: nil), window: window, animated: false, configuration: RouterConfiguration())
  }
}

extension UINavigationController {
  /// Pops where the user is not looking, such as in another tab, which must not be selected for it.
  fileprivate func popUnseen(to place: UIViewController, in window: UIWindow) async throws {
    let request = NavigationRequest.holding(place, in: window)
    let lock = CommitLock.of(window)
    try await lock.acquire(for: request)
    defer { lock.release(request) }
    await TransitionWait.untilSettled(self)
    guard let index = viewControllers.indexOfInstance(place) else { return }
    for leaving in viewControllers[(index + 1)...] {
      try leaving.checkRemoval(for: typeName(place), takingAlerts: true)
    }
    popToViewController(place, animated: false)
  }
}

extension DefaultRouter {
  /// Takes the user away from a screen the way it was opened: see `close(animated:)` of `UIViewController`.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether the user should see it happen.
  /// - Returns: Whether there was anything behind the screen.
  /// - Throws: ``RoutingError`` where something that would have to leave refuses to, and `CancellationError`.
  @discardableResult
  public func close(_ viewController: UIViewController, animated: Bool = true) async throws -> Bool {
    try await viewController.close(animated: animated, observers: configuration.observers.all)
  }

  /// Takes the user away from a screen, from code that cannot wait.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether the user should see it happen.
  ///   - completion: Called once, with whether there was anything behind the screen, or with why it stays.
  public func close(
    _ viewController: UIViewController, animated: Bool = true,
    completion: @escaping @MainActor (_ result: Result<Bool, any Error>) -> Void
  ) {
    let observers = configuration.observers.all
    NavigationRequest.startIndependentTask {
      do {
        completion(.success(try await viewController.close(animated: animated, observers: observers)))
      } catch {
        completion(.failure(error))
      }
    }
  }
}
