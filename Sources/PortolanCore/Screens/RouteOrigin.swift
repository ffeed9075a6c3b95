/// A place at which the route to a screen can begin: another ``Screen``, or the ``ParentScreen`` of a feature.
public protocol RouteOrigin {
  /// Returns the step from which a route starts.
  ///
  /// - Parameter route: The type of the route.
  /// - Returns: The step to this place.
  @MainActor
  func origin<Target: Screen>(of route: Route<Target>.Type) -> DestinationStep<UIViewController, Target>
}

extension Screen {
  /// Returns the screen with its route, as the step from which another route starts.
  ///
  /// - Parameter route: The type of the route.
  /// - Returns: The step to this screen.
  @MainActor
  public func origin<Target: Screen>(of route: Route<Target>.Type) -> DestinationStep<UIViewController, Target> {
    DestinationStep(Node(Link(to: self)))
  }
}

/// The screen of an app at which a feature begins.
///
/// A feature does not know the app, so its routes name the parent abstractly. The app supplies it, see
/// `route(in:parent:)`:
///
/// ```swift
/// // In the feature
/// case .list: .part(of: .parent)
///
/// // In the app
/// case .cards(let screen): screen.route(in: Self.cards, parent: .tabs)
/// ```
public struct ParentScreen: RouteOrigin, Sendable {
  /// Returns the feature's parent with its route, as the step from which a route of the feature starts.
  ///
  /// - Parameter route: The type of the route.
  /// - Returns: The step to that screen. Navigations through it fail with ``RoutingError/Code/nothingToStartFrom`` if the
  ///   app supplies none.
  @MainActor
  public func origin<Target: Screen>(of route: Route<Target>.Type) -> DestinationStep<UIViewController, Target> {
    DestinationStep(
      Node(Link(UIViewController.self, .choice { screen, search in try search.resolveParent(of: screen) })))
  }
}

extension RouteOrigin where Self == ParentScreen {
  /// The screen that the app supplies.
  ///
  /// In an enum with a case `parent`, that case is preferred.
  public static var parent: ParentScreen { ParentScreen() }
}
