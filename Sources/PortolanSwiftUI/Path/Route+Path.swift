extension Route {
  /// A route that adds the screen to the path of the `NavigationStack` where the user is, or below the modals there.
  ///
  /// It starts from a ``HostedStackController`` that is visible, and fails if there is none.
  ///
  /// ```swift
  /// case .product: .pushOnPath
  /// ```
  public static var pushOnPath: Route {
    let visible = ClassFinder<HostedStackController, Target>(options: [.current, .visible, .presenting])
    return Route { $0.using(HostedStackController.push()).from(.found(by: visible)).assemble() }
  }

  /// Returns a route that adds the screen to the path of a `NavigationStack`, directly over another screen there.
  ///
  /// ```swift
  /// case .product: .pushOnPath(of: .catalogue)
  /// ```
  ///
  /// - Parameter screen: The root of the stack, or a screen on its path, which the navigation reaches first.
  /// - Returns: The route.
  public static func pushOnPath(of screen: Target) -> Route {
    Route { $0.using(HostedStackController.push()).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Returns a route that adds the screen to the path of a `NavigationStack`, directly over another screen there.
  ///
  /// - Parameter origin: The root of the stack, or a screen on its path, or the parent of a feature, which the navigation reaches
  ///   first.
  /// - Returns: The route.
  public static func pushOnPath(of origin: some RouteOrigin) -> Route {
    Route { $0.using(HostedStackController.push()).from(step(to: origin).expectingContainer()).assemble() }
  }
}
