/// A router for the screens of one enum, named by a leading dot.
///
/// View controllers, view models and coordinators keep it instead of the router:
///
/// ```swift
/// final class HomeViewController: UIViewController {
///   private let screens: ScreenRouter<ShopScreen>
///
///   init(screens: ScreenRouter<ShopScreen>) {
///     self.screens = screens
///     super.init(nibName: nil, bundle: nil)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   @objc func tapBag() { screens.go(.bag) }
///
///   func buy(_ id: Int) async throws {
///     try await screens.navigate(to: .product(id: id))
///   }
/// }
/// ```
///
/// It forwards to a ``Router``, so that a test passes its own router with ``init(_:)``.
@MainActor
public struct ScreenRouter<Target: Screen> {
  /// The router that carries out the navigations, for destinations that are not screens of the enum.
  ///
  /// ```swift
  /// let screens = router.screens(of: ShopScreen.self)
  /// try await screens.router.navigate(to: productScreen, with: 42)
  /// ```
  public let router: any Router
  private let destination: @MainActor (Target) -> Destination

  /// Creates a router for the screens of one enum.
  ///
  /// ```swift
  /// let screens = ScreenRouter<ShopScreen>(router)
  /// screens.go(.bag)
  /// ```
  ///
  /// - Parameter router: The router that carries out the navigations. It is retained.
  public init(_ router: any Router) { self.init(router) { $0.destination } }

  init(_ router: any Router, destination: @escaping @MainActor (Target) -> Destination) {
    self.router = router
    self.destination = destination
  }

  /// Returns the destination of a screen; for a feature it is the screen of the app that contains it.
  package func destination(of screen: Target) -> Destination { destination(screen) }

  /// Returns this router for the screens of a feature, whose callers do not know the app.
  ///
  /// ```swift
  /// let cards: ScreenRouter<CardsScreen> = appScreens.screens(in: AppScreen.cards)
  /// cards.go(.card(id: 7))  // AppScreen.cards(.card(id: 7))
  /// ```
  ///
  /// A navigation to a screen of the feature is a navigation to the screen of the app that contains it.
  ///
  /// - Parameter embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  /// - Returns: The router for the screens of the feature.
  public func screens<Feature: Screen>(
    in embed: @escaping @MainActor (Feature) -> Target
  ) -> ScreenRouter<Feature> {
    ScreenRouter<Feature>(router) { [destination] in destination(embed($0)) }
  }

  /// Returns the plan of a navigation, without carrying it out.
  ///
  /// ```swift
  /// let plan = try screens.plan(to: .product(id: 42))
  /// print(plan.guards)
  /// ```
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The plan of the route that a navigation would carry out now.
  /// - Throws: ``RoutingError`` if there is no route, and the errors of finders.
  /// - Complexity: The same as the finders of the route. Usually they search the whole window.
  public func plan(to screen: Target) throws -> NavigationPlan {
    try router.plan(to: destination(screen))
  }

  /// Navigates to a screen, and returns when it is reached.
  ///
  /// ```swift
  /// try await screens.navigate(to: .product(id: 42), animated: false)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen. The request joins a request under way for an equal screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  /// - Returns: The result, with the controller that was reached.
  /// - Throws: The errors of ``Router/navigate(to:animated:policy:)``.
  @discardableResult
  public func navigate(
    to screen: Target, animated: Bool = true, policy: RequestPolicy? = nil
  ) async throws -> NavigationResult {
    try await router.navigate(to: destination(screen), animated: animated, policy: policy)
  }

  /// Starts a navigation to a screen, for buttons and other code that does not wait for the result.
  ///
  /// The observers of the router receive a failure, see ``Router/go(_:animated:policy:)``.
  ///
  /// ```swift
  /// let button = UIAction(title: "Bag") { _ in screens.go(.bag) }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  public func go(_ screen: Target, animated: Bool = true, policy: RequestPolicy? = nil) {
    router.go(destination(screen), animated: animated, policy: policy)
  }
}

/// A router that forwards to another router without retaining it, for what the other router retains.
final class UnretainedRouter: Router {
  private(set) weak var base: (any Router)?

  init(_ base: any Router) { self.base = base }

  func plan(to destination: Destination) throws -> NavigationPlan {
    try router(for: destination).plan(to: destination)
  }

  func navigate(to destination: Destination, animated: Bool, policy: RequestPolicy?) async throws -> NavigationResult {
    try await router(for: destination).navigate(to: destination, animated: animated, policy: policy)
  }

  func navigate(
    to destination: Destination, animated: Bool, policy: RequestPolicy?,
    completion: @escaping @MainActor (Result<NavigationResult, any Error>) -> Void
  ) {
    do {
      try router(for: destination).navigate(
        to: destination, animated: animated, policy: policy, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  private func router(for destination: Destination) throws -> any Router {
    guard let base else {
      throw RoutingError(
        .released, step: destination.name, reason: "the router was released",
        fix: "retain the router as long as its screens are shown")
    }
    return base
  }
}
