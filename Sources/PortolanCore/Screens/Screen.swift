/// A screen of the app as a value, usually a case of one enum for all screens, with the values that the screen needs.
///
/// ```swift
/// enum ShopScreen: Screen {
///   case home
///   case product(id: Int)
///   case login
///
///   var assembly: any Assembly {
///     switch self {
///     case .home: HomeAssembly()
///     case .product(let id): ProductAssembly(id: id)
///     case .login: LoginAssembly()
///     }
///   }
///
///   var route: Route<Self> {
///     switch self {
///     case .home: .root
///     case .product: .push
///     case .login: .presentInNavigation
///     }
///   }
/// }
///
/// try await router.navigate(to: ShopScreen.product(id: 42))
/// ```
///
/// The router finds a screen by its value: a controller for product 42 is not used for product 43.
///
/// If the enum and its conformance are in different files, the enum must declare `Hashable` and `Sendable` itself,
/// because Swift derives these only in the file of the enum. An app whose declarations are isolated to the main actor by
/// default needs `nonisolated` too:
///
/// ```swift
/// // ShopScreen.swift
/// nonisolated enum ShopScreen: Hashable, Sendable { case home, product(id: Int) }
///
/// // ShopScreen+Route.swift
/// nonisolated extension ShopScreen: Screen {
///   @MainActor var route: Route<Self> { self == .home ? .root : .push }
/// }
/// ```
public protocol Screen: Hashable, Sendable, NavigationTarget, RouteOrigin {
  /// The assembly that builds the screen.
  ///
  /// If a root assembly builds the screens, pass it to the router with ``DefaultRouter/assembleScreens(with:)`` and
  /// omit this property.
  @MainActor var assembly: any Assembly { get }

  /// The route that takes the user to the screen.
  ///
  /// The default is ``Route/push``.
  @MainActor var route: Route<Self> { get }
}

extension Screen {
  /// The default value, a placeholder for screens that a root assembly builds.
  @MainActor public var assembly: any Assembly { MissingAssembly(screen: self) }

  /// The default route, which pushes the screen onto the visible navigation controller.
  @MainActor public var route: Route<Self> { .push }

  /// Returns the step that finds or builds the screen itself, with its guards and tasks.
  ///
  /// - Parameters:
  ///   - window: The window where a ``SwitchAssembly`` in the route chooses its case.
  ///   - isAsked: `true` to return a step with the guards of the route also if the route has no case for this screen.
  /// - Returns: The step, or `nil` if the route has no case for this screen.
  /// - Throws: The errors of context transformers.
  @MainActor
  func targetStep(in window: UIWindow, toAskGuards isAsked: Bool = false) throws -> BoundStep? {
    let node = route.step.node
    if let step = try node.target(with: self, in: window) { return step }
    var search = RouteSearch(scope: SearchScope(window: window))
    // Only the first step matters here, so an error in the rest of the route is ignored.
    try? node.resolve(with: self, into: &search)
    if let step = search.steps.first { return step }
    guard isAsked, let additions = search.additions else { return nil }
    let finder = NilFinder<UIViewController, Self>()
    return StepWithContext(node.definition, additions, finder: finder, factory: NilFactory(), context: self)
  }

  /// The screen as a destination.
  ///
  /// ```swift
  /// let destination = ShopScreen.bag.destination
  /// try await router.navigate(to: destination)
  /// ```
  @MainActor public var destination: Destination { Destination(self) }

  /// Builds the controller of this screen with its own assembly and labels it.
  ///
  /// ```swift
  /// window.rootViewController = ShopScreen.home.buildController()
  /// ```
  ///
  /// - Returns: A new controller outside the hierarchy.
  @MainActor
  public func buildController() -> UIViewController { assembly.buildController(for: self) }
}

/// A placeholder for the assembly of a screen that has none.
struct MissingAssembly: Assembly {
  let screen: any Screen

  func build() -> UIViewController {
    preconditionFailure(
      "There is no assembly for \(ValueText.of(screen)). To fix: implement the property assembly of \(type(of: screen))."
    )
  }
}

/// A finder that finds the controller of a screen by the value for which the controller was built.
struct TargetFinder<Target: Screen>: StackIteratingFinder, CustomStringConvertible, NamingFinder {
  let options: SearchOptions
  nonisolated var description: String { "ScreenFinder" }

  func isTarget(_ viewController: UIViewController, with screen: Target) -> Bool {
    // Most controllers of a hierarchy show no screen, and generic code takes long to find that a cast has no result.
    ScreenTable.screen(of: viewController).map { $0 as? Target == screen } ?? false
  }
}

/// A factory that builds a screen with its own assembly, or with the root assembly of the router.
struct TargetFactory<Target: Screen>: AbstractFactory, CustomStringConvertible {
  typealias ViewController = UIViewController
  typealias Needs = NeedsAction

  nonisolated var description: String { "ScreenFactory" }

  func product(for screen: Target, at site: BuildSite) throws -> Work<UIViewController>? {
    .finished(try site.assemblies.build(screen))
  }
}
