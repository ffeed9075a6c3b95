// The ways to a screen that most apps need.
extension Route {
  /// A route that pushes the screen onto the visible navigation controller.
  ///
  /// If no navigation controller is visible, the screen is the first of a new one, which is presented.
  public static var push: Route {
    Route { $0.using(.push).from(whereTheUserIs).assemble() }
  }

  /// Returns a route that pushes the screen onto the navigation controller of another screen.
  ///
  /// - Parameter screen: The screen under this one, which the navigation reaches first.
  /// - Returns: The route.
  public static func push<Other: Screen>(onto screen: Other) -> Route {
    Route { $0.using(.push).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Returns a route that pushes the screen onto the navigation controller of another screen.
  ///
  /// - Parameter screen: The screen under this one, which the navigation reaches first.
  /// - Returns: The route.
  public static func push(onto screen: Target) -> Route {
    Route { $0.using(.push).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Returns a route that shows the screen as the detail of another one, in the second column of the split view around it.
  ///
  /// ```swift
  /// case .mails: .part(of: .tabs)
  /// case .mail: .detail(of: .mails)
  /// ```
  ///
  /// While the split view is collapsed, as on a phone, the screen is pushed onto the stack of the other one.
  ///
  /// - Parameter screen: The list, in a split view, which the navigation reaches first.
  /// - Returns: The route.
  public static func detail<Other: Screen>(of screen: Other) -> Route {
    Route { $0.using(.pushToDetails).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Returns a route that shows the screen as the detail of another one, in the second column of the split view around it.
  ///
  /// While the split view is collapsed, as on a phone, the screen is pushed onto the stack of the other one.
  ///
  /// - Parameter screen: The list, in a split view, which the navigation reaches first.
  /// - Returns: The route.
  public static func detail(of screen: Target) -> Route {
    Route { $0.using(.pushToDetails).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// A route that presents the screen modally over the topmost controller.
  public static var present: Route { present() }

  /// Returns a route that presents the screen modally over the topmost controller.
  ///
  /// - Parameter style: The modal presentation style, or `nil` to keep the controller's own.
  /// - Returns: The route.
  public static func present(style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(.current).assemble() }
  }

  /// Returns a route that presents the screen modally over another screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that presents, which the navigation reaches first.
  ///   - style: The modal presentation style, or `nil` to keep the controller's own.
  /// - Returns: The route.
  public static func present<Other: Screen>(over screen: Other, style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(step(to: screen)).assemble() }
  }

  /// Returns a route that presents the screen modally over another screen.
  ///
  /// - Parameters:
  ///   - screen: The screen that presents, which the navigation reaches first.
  ///   - style: The modal presentation style, or `nil` to keep the controller's own.
  /// - Returns: The route.
  public static func present(over screen: Target, style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(step(to: screen)).assemble() }
  }

  /// A route that presents a new navigation controller, with the screen in it, over the topmost controller.
  public static var presentInNavigation: Route { presentInNavigation() }

  /// Returns a route that presents a new navigation controller, with the screen in it, over the topmost controller.
  ///
  /// - Parameter style: The modal presentation style of the navigation controller, or `nil` to keep its own.
  /// - Returns: The route.
  public static func presentInNavigation(style: UIModalPresentationStyle? = nil) -> Route {
    Route {
      $0.using(.push)
        .from(.navigationController)
        .using(GeneralAction.presentModally(presentationStyle: style)).from(.current)
        .assemble()
    }
  }

  /// A route that makes the screen the root of the window and thereby replaces everything, if there is anything.
  public static var root: Route {
    Route { $0.using(GeneralAction.replaceRoot()).from(.root).assemble() }
  }

  /// A route that makes a new navigation controller, with the screen in it, the root of the window.
  public static var rootInNavigation: Route {
    Route {
      $0.using(.push)
        .from(.navigationController)
        .using(GeneralAction.replaceRoot()).from(.root)
        .assemble()
    }
  }

  /// Returns a route to a screen that the assembly of another screen creates, such as a tab or a column.
  ///
  /// That assembly must label the children that it creates with `setScreen(_:)`, or build them with a
  /// ``ControllerBuilder``.
  ///
  /// - Parameter screen: The container, which the navigation reaches first.
  /// - Returns: The route.
  public static func part<Other: Screen>(of screen: Other) -> Route {
    .finding { $0.from(step(to: screen)).assemble() }
  }

  /// Returns a route to a screen that the assembly of another screen creates, such as a tab or a column.
  ///
  /// That assembly must label the children that it creates with `setScreen(_:)`, or build them with a
  /// ``ControllerBuilder``.
  ///
  /// - Parameter screen: The container, which the navigation reaches first.
  /// - Returns: The route.
  public static func part(of screen: Target) -> Route {
    .finding { $0.from(step(to: screen)).assemble() }
  }

  private static var whereTheUserIs: DestinationStep<UINavigationController, Target> {
    SwitchAssembly()
      .addCase(expecting: ClassFinder(options: .currentVisibleOnly))
      .assemble {
        NavigationControllerStep()
          .using(.present)
          .from(.current)
          .assemble()
      }
  }

  /// Returns another screen with its route, as a step that a custom route can start from.
  ///
  /// ```swift
  /// case .city: Route { $0.using(.pushToDetails).from(Route.step(to: .cities).expectingContainer()).assemble() }
  /// ```
  ///
  /// - Parameter screen: The screen that the navigation reaches first.
  /// - Returns: The step to that screen.
  public static func step(to screen: Target) -> DestinationStep<UIViewController, Target> {
    DestinationStep(Node(Link(to: screen)))
  }

  /// Returns another screen with its route, as a step from which an action of a container can start.
  ///
  /// The router looks for the container when the action runs, see ``Step/expectingContainer()``.
  ///
  /// ```swift
  /// case .product: Route { $0.using(.push).from(Route.step(to: .home)).assemble() }
  /// ```
  ///
  /// - Parameter screen: The screen that the navigation reaches first, in a container of the class that the action needs.
  /// - Returns: The step to that screen.
  @_disfavoredOverload
  public static func step<Container: ContainerViewController>(
    to screen: Target
  ) -> DestinationStep<Container, Target> {
    step(to: screen).expectingContainer()
  }

  /// Returns a screen of another enum with its route, as a step that a custom route can start from.
  ///
  /// - Parameter screen: The screen that the navigation reaches first.
  /// - Returns: The step to that screen.
  @_disfavoredOverload
  public static func step<Other: Screen>(to screen: Other) -> DestinationStep<UIViewController, Target> {
    DestinationStep(Node(Link(to: screen)))
  }
}
