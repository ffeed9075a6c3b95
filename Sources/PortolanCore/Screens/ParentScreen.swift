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
public struct ParentScreen: Sendable {
  /// The screen that the app supplies.
  public static let parent = ParentScreen()

  private init() {}
}

// The ways to a screen from the parent of its feature. An enum with a case of its own of that name is preferred.
extension Route {
  /// Returns a route that pushes the screen onto the navigation controller of the feature's parent.
  ///
  /// - Parameter parent: The parent, which the app supplies.
  /// - Returns: The route.
  @_disfavoredOverload
  public static func push(onto parent: ParentScreen) -> Route {
    Route { $0.using(.push).from(step(to: parent).expectingContainer()).assemble() }
  }

  /// Returns a route that presents the screen modally over the feature's parent.
  ///
  /// - Parameters:
  ///   - parent: The parent, which the app supplies.
  ///   - style: The modal presentation style, or `nil` to keep the controller's own.
  /// - Returns: The route.
  @_disfavoredOverload
  public static func present(over parent: ParentScreen, style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(step(to: parent)).assemble() }
  }

  /// Returns a route to a screen that the assembly of the feature's parent creates, such as a tab or a column.
  ///
  /// - Parameter parent: The parent, which the app supplies.
  /// - Returns: The route.
  @_disfavoredOverload
  public static func part(of parent: ParentScreen) -> Route {
    .finding { $0.from(step(to: parent)).assemble() }
  }

  /// Returns the feature's parent with its route, as a step that a custom route can start from.
  ///
  /// - Parameter parent: The parent, which the app supplies.
  /// - Returns: The step to that screen. Navigations through it fail with ``RoutingError/Code/nothingToStartFrom`` if the
  ///   app supplies none.
  @_disfavoredOverload
  public static func step(to parent: ParentScreen) -> DestinationStep<UIViewController, Target> {
    DestinationStep(
      Node(Link(UIViewController.self, .choice { screen, search in try search.resolveParent(of: screen) })))
  }
}
