// The ways to a screen that most apps need.
extension Route {
  /// Onto the navigation controller that the user looks at; where there is none, into a new one that is presented.
  public static var push: Route {
    Route { $0.using(.push).from(whereTheUserIs).assemble() }
  }

  /// Onto the navigation controller that holds another screen, which is reached first.
  ///
  /// - Parameter screen: The screen under this one.
  public static func push<Other: Screen>(onto screen: Other) -> Route {
    Route { $0.using(.push).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Onto the navigation controller that holds another screen, which is reached first.
  ///
  /// - Parameter screen: The screen under this one.
  public static func push(onto screen: Target) -> Route {
    Route { $0.using(.push).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// Modally over whatever the user looks at.
  public static var present: Route { present() }

  /// Modally over whatever the user looks at.
  ///
  /// - Parameter style: The modal presentation style; `nil` for the controller's own.
  public static func present(style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(.current).assemble() }
  }

  /// Modally over another screen, which is reached first.
  ///
  /// - Parameters:
  ///   - screen: The screen that presents.
  ///   - style: The modal presentation style; `nil` for the controller's own.
  public static func present<Other: Screen>(over screen: Other, style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(step(to: screen)).assemble() }
  }

  /// Modally over another screen, which is reached first.
  ///
  /// - Parameters:
  ///   - screen: The screen that presents.
  ///   - style: The modal presentation style; `nil` for the controller's own.
  public static func present(over screen: Target, style: UIModalPresentationStyle? = nil) -> Route {
    Route { $0.using(GeneralAction.presentModally(presentationStyle: style)).from(step(to: screen)).assemble() }
  }

  /// As the first screen of a new navigation controller that is presented over whatever the user looks at.
  public static var presentInNavigation: Route { presentInNavigation() }

  /// As the first screen of a new navigation controller that is presented over whatever the user looks at.
  ///
  /// - Parameter style: The modal presentation style; `nil` for the controller's own.
  public static func presentInNavigation(style: UIModalPresentationStyle? = nil) -> Route {
    Route {
      $0.using(.push)
        .from(NavigationControllerStep<Any?>())
        .using(GeneralAction.presentModally(presentationStyle: style)).from(.current)
        .assemble()
    }
  }

  /// As the root of the window, in the place of everything.
  public static var root: Route {
    Route { $0.using(GeneralAction.replaceRoot()).from(.root).assemble() }
  }

  /// As the first screen of a new navigation controller that becomes the root of the window.
  public static var rootInNavigation: Route {
    Route {
      $0.using(.push)
        .from(NavigationControllerStep<Any?>())
        .using(GeneralAction.replaceRoot()).from(.root)
        .assemble()
    }
  }

  /// Inside another screen, whose assembly brings this one along: a tab, or a column.
  ///
  /// That assembly names the children that it creates, by `setScreen(_:)`, or builds them with a ``ControllerBuilder``.
  ///
  /// - Parameter screen: The container.
  public static func part<Other: Screen>(of screen: Other) -> Route {
    .finding { $0.from(step(to: screen)).assemble() }
  }

  /// Inside another screen, whose assembly brings this one along: a tab, or a column.
  ///
  /// That assembly names the children that it creates, by `setScreen(_:)`, or builds them with a ``ControllerBuilder``.
  ///
  /// - Parameter screen: The container.
  public static func part(of screen: Target) -> Route {
    .finding { $0.from(step(to: screen)).assemble() }
  }

  private static var whereTheUserIs: DestinationStep<UINavigationController, Any?> {
    SwitchAssembly()
      .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly))
      .assemble {
        NavigationControllerStep<Any?>()
          .using(.present)
          .from(.current)
          .assemble()
      }
  }

  /// Another screen together with the way to it, for a route of one's own to start from.
  ///
  /// ```swift
  /// case .city: Route { $0.using(.pushToDetails).from(Route.step(to: .cities).expectingContainer()).assemble() }
  /// ```
  ///
  /// - Parameter screen: The screen that is reached first.
  public static func step(to screen: Target) -> DestinationStep<UIViewController, Target> {
    screen.step.adaptingContext { (_: Target) in screen }
  }

  /// A screen of another enum together with the way to it, for a route of one's own to start from.
  ///
  /// - Parameter screen: The screen that is reached first.
  @_disfavoredOverload
  public static func step<Other: Screen>(to screen: Other) -> DestinationStep<UIViewController, Target> {
    screen.step.adaptingContext { (_: Target) in screen }
  }
}
