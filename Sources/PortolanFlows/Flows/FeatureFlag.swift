/// A feature that can be switched on and off while the app runs, such as by a remote configuration.
///
/// ```swift
/// extension FeatureFlag {
///   static let newCheckout: FeatureFlag = "new-checkout"
/// }
///
/// router.setFeatureFlags { flag in remoteConfig.isOn(flag.name) }
///
/// let checkout: Route<ShopScreen> = .push.available(if: .newCheckout, otherwise: .bag)
/// let loyaltyCard: Route<ShopScreen> = .push.available(if: "loyalty-card")
/// ```
public struct FeatureFlag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the feature.
  public let name: String

  /// Creates a flag.
  ///
  /// - Parameter name: The name of the feature.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a flag from a literal with its name.
  ///
  /// - Parameter value: The name of the feature.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name of the feature.
  public var description: String { name }
}

/// An error of a navigation to a screen whose feature is switched off.
///
/// ```swift
/// do {
///   try await router.navigate(to: ShopScreen.loyaltyCard)
/// } catch let error as FeatureIsOff {
///   log("\(error.screen) is not offered yet")
/// }
/// ```
public struct FeatureIsOff: Error, Hashable, Sendable, CustomStringConvertible {
  /// The feature.
  public let flag: FeatureFlag
  /// The name of the screen.
  public let screen: String

  /// Creates an error, for tests.
  ///
  /// - Parameters:
  ///   - flag: The feature.
  ///   - screen: The name of the screen.
  public init(flag: FeatureFlag, screen: String) {
    self.flag = flag
    self.screen = screen
  }

  /// The reason and the way to mend it, in one line.
  public var description: String {
    "\(screen) exists, but its feature “\(flag)” is switched off. To fix: switch it on, or give the route a screen for "
      + "that case with available(if:otherwise:)."
  }
}

extension Route {
  /// Returns this route for a screen that can be reached only while a feature is on.
  ///
  /// The flag is a guard: it is asked before anything moves, also for screens that are on screen already, and plans name it.
  /// If the feature is off, the request is redirected to another screen, or fails with ``FeatureIsOff``. A link to the
  /// screen is known all the same, and a ``DeepLinkInbox`` answers it in this way.
  ///
  /// ```swift
  /// case .checkout: .push.available(if: "new-checkout", otherwise: .bag)
  /// ```
  ///
  /// - Parameters:
  ///   - flag: The feature.
  ///   - other: The screen that is shown while the feature is off, or `nil` for an error.
  /// - Returns: The changed route.
  public func available(if flag: FeatureFlag, otherwise other: Target? = nil) -> Route {
    guarded(by: FlagGuard(flag: flag, other: other.map { [$0] } ?? []))
  }

  /// The guards of ``available(if:otherwise:)``.
  package var availabilities: [FlagGuard<Target>] { guards.compactMap { $0 as? FlagGuard } }

  /// Returns this route with a choice of another screen, for experiments.
  ///
  /// ```swift
  /// case .product(let id):
  ///   .push.redirected { _ in experiments.variant(of: "product") == "b" ? .productWithVideo(id: id) : nil }
  /// ```
  ///
  /// The choice is made before anything moves. The guards of the other screen then run for it.
  ///
  /// - Parameter choose: A closure that returns another screen, or `nil` to proceed. It may wait, for example for a server,
  ///   and throws an error to deny the navigation.
  /// - Returns: The changed route.
  public func redirected(to choose: @escaping @MainActor (_ screen: Target) async throws -> Target?) -> Route {
    guarded(
      by: InlineInterceptor { screen in
        guard let other = try await choose(screen), other != screen else { return .proceed }
        return .redirect(to: other)
      })
  }
}

extension DefaultRouter {
  /// Sets the source of the feature flags that routes name with ``Route/available(if:otherwise:)`` and
  /// ``Route/requires(_:asking:)``.
  ///
  /// Without a source all features are off. Navigations that are under way keep the source that they began with.
  ///
  /// ```swift
  /// router.setFeatureFlags { flag in remoteConfig.isOn(flag.name) }
  /// ```
  ///
  /// - Parameter isOn: A closure that returns `true` if a feature is on. It is called each time that a flag is asked, and
  ///   should return quickly.
  public func setFeatureFlags(_ isOn: @escaping @MainActor (_ flag: FeatureFlag) -> Bool) {
    let source = FlagSource(self, after: configuration.flags as? FlagSource, isOn: isOn)
    configuration = configuration.changing { $0.flags = source }
  }
}

/// A guard that lets a navigation proceed only while a feature is on.
package struct FlagGuard<Target: Screen>: RoutingInterceptor, ImmediateHook, CustomStringConvertible {
  package nonisolated let flag: FeatureFlag
  /// The screen that is shown instead, if any.
  ///
  /// It is in an array, so that the guard has the same size for all types of screens.
  package nonisolated let other: [Target]

  package nonisolated var description: String { "flag \(flag)" }

  package func begin(_ screen: Target) throws -> Work<InterceptorAnswer> { .finished(try answer(screen)) }

  package func perform(with screen: Target) async throws -> InterceptorAnswer { try answer(screen) }

  private func answer(_ screen: Target) throws -> InterceptorAnswer {
    if (NavigationRequest.current?.configuration.flags as? FlagSource)?.isOn(flag) == true { return .proceed }
    guard let other = other.first, other != screen else { throw FeatureIsOff(flag: flag, screen: ValueText.of(screen)) }
    return .redirect(to: other)
  }
}
