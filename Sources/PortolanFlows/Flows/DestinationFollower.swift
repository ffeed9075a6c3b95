import Observation

/// An object that makes a router follow an observable model until it is released.
///
/// ``DefaultRouter/follow(_:animated:writeBack:onFailure:)`` creates it. It keeps no list of screens: it
/// compares the value of the model with the visible screens each time that one of them changes.
@available(iOS 17, macCatalyst 17, macOS 14, *)
@MainActor
public final class DestinationFollower<Target: Screen> {
  private let router: DefaultRouter
  private let animated: Bool
  private let destination: @MainActor () -> Target
  private let writeBack: @MainActor (Target) -> Void
  private let onFailure: @MainActor (any Error) -> Void
  /// The value of the model when it was last read or written back.
  private var value: Target?
  /// The screen that was last written back, if the model has not taken it over.
  private var refused: Target?
  /// The number of navigations so far; only the newest counts.
  private var navigations = 0
  private var isNavigating = false
  private var changes: WindowWatch.Listener?

  fileprivate init(
    _ router: DefaultRouter, animated: Bool, _ destination: @escaping @MainActor () -> Target,
    writeBack: @escaping @MainActor (Target) -> Void, onFailure: @escaping @MainActor (any Error) -> Void
  ) {
    self.router = router
    self.animated = animated
    self.destination = destination
    self.writeBack = writeBack
    self.onFailure = onFailure
    changes = WindowWatch.of(router.ownWindow).add { [weak self] in self?.look() }
    read()
  }

  /// Navigates to the value of the model, now and after each turn that changes it.
  private func read() {
    let next = withObservationTracking(destination) { [weak self] in
      // The model changes after this call, and perhaps once more in this turn.
      Task { @MainActor in RequestScope.independently { self?.read() } }
    }
    guard next != value else { return }
    navigations += 1
    (value, refused, isNavigating) = (next, nil, true)
    router.navigate(to: next, animated: animated, policy: .latest) { [weak self, navigations] result in
      guard let self, self.navigations == navigations else { return }
      isNavigating = false
      if case .failure(let error) = result, result.outcome != .superseded { onFailure(error) }
      look()
    }
  }

  /// Writes the visible screen back unless the value of the model is visible, or about to be.
  private func look() {
    // The end of a transition leads to another call, and a change of the model that was not read yet to a navigation.
    guard !isNavigating, (try? router.window)?.isAtRest == true, destination() == value else { return }
    let screens = screens
    guard !screens.contains(where: { $0 == value }) else { return refused = nil }
    guard let shown = screens.last, shown != refused else { return }
    refused = shown
    RequestScope.independently { writeBack(shown) }
    if destination() == shown { (value, refused) = (shown, nil) }
  }

  /// The visible screens on the topmost level with their containers, from the outside to the inside.
  private var screens: [Target] {
    (try? router.window)?.visibleControllers.compactMap { $0.screen(as: Target.self) } ?? []
  }
}

extension DefaultRouter {
  /// Follows a model that decides about the visible screen, and writes back to it what the user does.
  ///
  /// ```swift
  /// // The model is @Observable.
  /// let follower = router.follow { model.destination } writeBack: { shown in
  ///   model.destination = shown
  /// } onFailure: { error in
  ///   model.message = "\(error)"
  /// }
  /// ```
  ///
  /// The router navigates to the value at once, and again after each turn that changes it. Several changes in a turn are one
  /// navigation. A change during a navigation ends it if it has not begun to move anything, and otherwise is carried out after
  /// it. The value may also be a container. It is reached as long as any of its screens is visible.
  ///
  /// The hierarchy remains the truth. If the screen of the value is no longer visible, the innermost visible screen is written
  /// back: the user went back, a guard redirected or denied the navigation, or other code navigated. A value that is written back
  /// is visible already, so it leads to no navigation. A model that does not take it over keeps its value, and is asked again
  /// after the next change of the screen.
  ///
  /// - Parameters:
  ///   - destination: A closure that returns the screen that must be visible, from an `@Observable` model.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - writeBack: A closure that passes the model the screen that is visible instead of its value.
  ///   - onFailure: A closure that receives the error of a navigation that no newer one replaced. The visible screen is written
  ///     back after it.
  /// - Returns: The follower. It retains the router and the closures. The observation ends when it is released; a navigation that
  ///   is under way continues.
  @available(iOS 17, macCatalyst 17, macOS 14, *)
  public func follow<Target: Screen>(
    _ destination: @escaping @MainActor () -> Target, animated: Bool = true,
    writeBack: @escaping @MainActor (_ shown: Target) -> Void,
    onFailure: @escaping @MainActor (_ error: any Error) -> Void = { _ in }
  ) -> DestinationFollower<Target> {
    DestinationFollower(self, animated: animated, destination, writeBack: writeBack, onFailure: onFailure)
  }
}
