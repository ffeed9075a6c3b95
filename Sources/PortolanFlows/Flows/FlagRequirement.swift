extension Route {
  /// Returns this route for a screen that can be reached only while a feature is on, and that asks with another screen for it.
  ///
  /// ```swift
  /// case .settings: .push(onto: .account).requires("logged-in", asking: .login)
  /// ```
  ///
  /// If the feature is off, the other screen is shown with its own route. Once the feature is on, and the app has called
  /// ``DefaultRouter/featureFlagsChanged()``, that screen closes and the navigation proceeds. If the user leaves the screen before,
  /// the navigation is denied with `CancellationError`. Requests that wait for the same feature share one screen. Nothing is shown
  /// if ``DefaultRouter/isRevalidating``: the screen then leaves.
  ///
  /// The route needs neither a router nor a root assembly, so that an app can share it with its tools. In the enum of a feature
  /// module use a ``FlowGuard``, because the other screen must be one of the app.
  ///
  /// - Parameters:
  ///   - flag: The feature, as ``DefaultRouter/setFeatureFlags(_:)`` knows it.
  ///   - screen: The screen for turning it on, such as a login, a paywall or a lock.
  /// - Returns: The changed route.
  public func requires(_ flag: FeatureFlag, asking screen: Target) -> Route {
    guarded(by: FlagRequirement(flag: flag, screen: screen))
  }

  /// The features that the route requires, with the screens that ask for them.
  package var requirements: [FlagRequirement<Target>] { guards.compactMap { $0 as? FlagRequirement } }
}

extension DefaultRouter {
  /// Lets the navigations proceed that wait for a feature that is on now.
  ///
  /// Call it when a feature was switched on, such as after a login. To leave the screens of a feature that was switched off, call
  /// ``revalidate(animated:)``.
  ///
  /// ```swift
  /// router.setFeatureFlags { flag in flag == "logged-in" ? session.isOpen : remoteConfig.isOn(flag.name) }
  /// if try await session.logIn() { router.featureFlagsChanged() }
  /// ```
  public func featureFlagsChanged() { (configuration.flags as? FlagSource)?.flagsChanged() }

  /// Returns when a feature is on, at once or after a screen that asks for it, such as in the middle of a flow.
  ///
  /// ```swift
  /// try await router.require("logged-in", asking: ShopScreen.login)
  /// let receipt = try await shop.pay(basket)
  /// ```
  ///
  /// - Parameters:
  ///   - flag: The feature.
  ///   - screen: The screen for turning it on.
  /// - Throws: `CancellationError` if the user leaves the screen before, or ``FeatureIsOff`` if the router has no source of features.
  public func require(_ flag: FeatureFlag, asking screen: some Screen) async throws {
    try await FlagRequirement(flag: flag, screen: screen).fulfil(by: configuration, for: screen)
  }
}

/// A guard that shows a screen until a feature is on.
package struct FlagRequirement<Target: Screen>: RoutingInterceptor, ImmediateHook, Hashable, CustomStringConvertible {
  /// The feature.
  package nonisolated let flag: FeatureFlag
  /// The screen for turning it on.
  package nonisolated let screen: Target

  nonisolated package var description: String { "flag \(flag)" }

  package func begin(_ screen: Target) throws -> Work<InterceptorAnswer> {
    let source = NavigationRequest.current?.configuration.flags as? FlagSource
    if source?.isOn(flag) == true { return .finished(.proceed) }
    return .pending { try await perform(with: screen) }
  }

  package func perform(with screen: Target) async throws -> InterceptorAnswer {
    try await fulfil(by: NavigationRequest.current?.configuration, for: screen)
    return .proceed
  }

  fileprivate func fulfil(by configuration: RouterConfiguration?, for target: Target) async throws {
    let source = configuration?.flags as? FlagSource
    if source?.isOn(flag) == true { return }
    guard let source, !DefaultRouter.isRevalidating else {
      throw FeatureIsOff(flag: flag, screen: ValueText.of(target))
    }
    try await source.fulfil(self)
  }
}
