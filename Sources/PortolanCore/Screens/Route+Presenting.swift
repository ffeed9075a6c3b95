// The ways to present a screen in a given way, such as a sheet or a popover.
extension Route {
  /// Returns a route that presents the screen over the topmost controller.
  ///
  /// ```swift
  /// case .filter: .present(as: .sheet(detents: [.medium(), .large()]))
  /// ```
  ///
  /// - Parameters:
  ///   - presentation: The way in which the screen is presented.
  ///   - startingFrom: The controller that presents. By default this is the topmost controller.
  /// - Returns: The route.
  public static func present(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> Route {
    Route {
      $0.using(.present(as: presentation, startingFrom: startingFrom)).from(.current).assemble()
    }
  }

  /// Returns a route that presents the screen over another screen.
  ///
  /// - Parameters:
  ///   - origin: The screen that presents, or the parent of a feature, which the navigation reaches first.
  ///   - presentation: The way in which the screen is presented, by default the one of the controller.
  /// - Returns: The route.
  public static func present(over origin: some RouteOrigin, as presentation: Presentation = .automatic) -> Route {
    Route { $0.using(.present(as: presentation)).from(step(to: origin)).assemble() }
  }

  /// Returns a route that presents the screen over another screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that presents, which the navigation reaches first.
  ///   - presentation: The way in which the screen is presented, by default the one of the controller.
  /// - Returns: The route.
  public static func present(over screen: Target, as presentation: Presentation = .automatic) -> Route {
    Route { $0.using(.present(as: presentation)).from(step(to: screen)).assemble() }
  }

  /// Returns a route that presents a new navigation controller, with the screen in it, over the topmost controller.
  ///
  /// - Parameter presentation: The way in which the navigation controller is presented.
  /// - Returns: The route.
  public static func presentInNavigation(as presentation: Presentation) -> Route {
    Route {
      $0.using(.push)
        .from(.navigationController)
        .using(.present(as: presentation)).from(.current)
        .assemble()
    }
  }
}
