// The ways to a screen in a tab that creates its controller when it is selected.
extension Route {
  /// Returns a route to a screen in a tab that creates its controller when it is selected.
  ///
  /// The tab bar controller has `tabs`, and the assembly creates no controller for this one:
  ///
  /// ```swift
  /// case .tabs: .root
  /// case .home: .tab("home", of: .tabs)
  /// case .bag: .tab("bag", of: .tabs)
  /// ```
  ///
  /// If the screen exists, the navigation returns to it. If not, the navigation selects the tab, whose provider then creates
  /// the controller. That controller, or the first one on its navigation controller, becomes the screen unless it is labelled
  /// as another screen. If the navigation fails later, the tab that was selected before is selected again. The new controller
  /// stays in its tab, because UIKit keeps it.
  ///
  /// The navigation fails with ``RoutingError/Code/targetNotFound`` if there is no such tab, and before iOS 18.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the `UITab`. It may be in a `UITabGroup`.
  ///   - screen: The tab bar controller. The navigation reaches it first.
  /// - Returns: The route.
  public static func tab(_ identifier: String, of screen: Target) -> Route {
    .finding { $0.from(step(to: screen).selecting(tab: identifier)).assemble() }
  }

  /// Returns a route to a screen in a tab that creates its controller when it is selected.
  ///
  /// ```swift
  /// enum CardsScreen: Screen {
  ///   case list
  ///
  ///   var route: Route<Self> { .tab("cards", of: .parent) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the `UITab`. It may be in a `UITabGroup`.
  ///   - origin: The tab bar controller, or the parent of a feature. The navigation reaches it first.
  /// - Returns: The route.
  public static func tab(_ identifier: String, of origin: some RouteOrigin) -> Route {
    .finding { $0.from(step(to: origin).selecting(tab: identifier)).assemble() }
  }
}
