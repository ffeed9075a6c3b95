// The ways to a screen that most apps need.
extension Route {
  /// A route that pushes the screen onto the visible navigation controller.
  ///
  /// In a split view with two stacks it is the one of the detail, where the user is; `push(onto:)` names a screen of the other
  /// one. If no navigation controller is visible, the screen is the first of a new navigation controller. It is presented.
  ///
  /// ```swift
  /// case .product: .push
  /// ```
  public static var push: Route { Route { $0.using(.push).from(whereTheUserIs).assemble() } }

  /// Returns a route that pushes the screen onto the navigation controller of another screen.
  ///
  /// ```swift
  /// enum CardsScreen: Screen {
  ///   case list, card(id: Int)
  ///
  ///   var route: Route<Self> {
  ///     switch self {
  ///     case .list: .part(of: .parent)
  ///     case .card: .push(onto: .parent)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter origin: The screen under this screen, or the parent of a feature. The navigation reaches it first.
  /// - Returns: The route.
  public static func push(onto origin: some RouteOrigin) -> Route {
    Route { $0.using(.push).from(step(to: origin).expectingContainer()).assemble() }
  }

  /// Returns a route that pushes the screen onto the navigation controller of another screen.
  ///
  /// ```swift
  /// case .forgotPassword: .push(onto: .login)
  /// ```
  ///
  /// - Parameter screen: The screen under this screen. The navigation reaches it first.
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
  /// - Parameter origin: The list, in a split view, or the parent of a feature. The navigation reaches it first.
  /// - Returns: The route.
  public static func detail(of origin: some RouteOrigin) -> Route {
    Route { $0.using(.pushToDetails).from(step(to: origin).expectingContainer()).assemble() }
  }

  /// Returns a route that shows the screen as the detail of another one, in the second column of the split view around it.
  ///
  /// While the split view is collapsed, as on a phone, the screen is pushed onto the stack of the other one.
  ///
  /// ```swift
  /// case .mail: .detail(of: .mails)
  /// ```
  ///
  /// - Parameter screen: The list, in a split view. The navigation reaches it first.
  /// - Returns: The route.
  public static func detail(of screen: Target) -> Route {
    Route { $0.using(.pushToDetails).from(step(to: screen).expectingContainer()).assemble() }
  }

  /// A route that presents the screen modally over the topmost controller.
  ///
  /// ```swift
  /// case .login: .present
  /// ```
  public static var present: Route { present(as: .automatic) }

  /// A route that presents a new navigation controller, with the screen in it, over the topmost controller.
  ///
  /// ```swift
  /// case .settings: .presentInNavigation
  /// ```
  public static var presentInNavigation: Route { presentInNavigation(as: .automatic) }

  /// A route that makes the screen the root of the window and thereby replaces everything, if there is anything.
  ///
  /// ```swift
  /// case .tabs: .root
  /// ```
  public static var root: Route { Route { $0.using(.replaceRoot).from(.root).assemble() } }

  /// A route that makes a new navigation controller, with the screen in it, the root of the window.
  ///
  /// ```swift
  /// case .login: .rootInNavigation
  /// ```
  public static var rootInNavigation: Route {
    Route { $0.using(.push).from(.navigationController).using(.replaceRoot).from(.root).assemble() }
  }

  /// Returns a route to a screen that the assembly of another screen creates, such as a tab or a column.
  ///
  /// That assembly must label the children that it creates with `setScreen(_:)`, or build them with
  /// `buildController(for:)`.
  ///
  /// - Parameter origin: The container, or the parent of a feature. The navigation reaches it first.
  /// - Returns: The route.
  public static func part(of origin: some RouteOrigin) -> Route {
    .finding { $0.from(step(to: origin)).assemble() }
  }

  /// Returns a route to a screen that the assembly of another screen creates, such as a tab or a column.
  ///
  /// That assembly must label the children that it creates with `setScreen(_:)`, or build them with
  /// `buildController(for:)`.
  ///
  /// ```swift
  /// case .home, .bag: .part(of: .tabs)
  /// ```
  ///
  /// - Parameter screen: The container. The navigation reaches it first.
  /// - Returns: The route.
  public static func part(of screen: Target) -> Route { .finding { $0.from(step(to: screen)).assemble() } }

  private static var whereTheUserIs: DestinationStep<UINavigationController, Target> {
    SwitchAssembly()
      .addCase(expecting: ClassFinder(options: [.current, .visible]))
      .assemble { Step.navigationController.using(.present).from(.current).assemble() }
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

  /// Returns another screen with its route, as a step for an action of a container to start from.
  ///
  /// The router looks for the container when the action runs, see ``Step/expectingContainer()``.
  ///
  /// ```swift
  /// case .product: Route { $0.using(.push).from(Route.step(to: .home)).assemble() }
  /// ```
  ///
  /// - Parameter screen: The screen that the navigation reaches first, in a container of the class that the action needs.
  /// - Returns: The step to that screen.
  public static func step<Container: ContainerViewController>(
    to screen: Target
  ) -> DestinationStep<Container, Target> { step(to: screen).expectingContainer() }

  /// Returns a screen of another enum, or the parent of a feature, with its route, as a step that a custom route can start from.
  ///
  /// - Parameter origin: The screen, or the parent of a feature, that the navigation reaches first.
  /// - Returns: The step to that screen.
  public static func step(to origin: some RouteOrigin) -> DestinationStep<UIViewController, Target> {
    origin.origin(of: Route.self)
  }

  /// Returns a route that presents the screen over the topmost controller.
  ///
  /// ```swift
  /// case .filter: .present(as: .sheet(detents: [.medium(), .large()]))
  /// ```
  ///
  /// - Parameters:
  ///   - presentation: The way the screen is presented.
  ///   - startingFrom: The controller that presents. By default this is the topmost controller.
  /// - Returns: The route.
  public static func present(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> Route {
    Route { $0.using(.present(as: presentation, startingFrom: startingFrom)).from(.current).assemble() }
  }

  /// Returns a route that presents the screen over another screen.
  ///
  /// - Parameters:
  ///   - origin: The screen that presents, or the parent of a feature. The navigation reaches it first.
  ///   - presentation: The way the screen is presented, by default the one of the controller.
  /// - Returns: The route.
  public static func present(over origin: some RouteOrigin, as presentation: Presentation = .automatic) -> Route {
    Route { $0.using(.present(as: presentation)).from(step(to: origin)).assemble() }
  }

  /// Returns a route that presents the screen over another screen.
  ///
  /// ```swift
  /// case .terms: .present(over: .checkout, as: .formSheet)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen that presents. The navigation reaches it first.
  ///   - presentation: The way the screen is presented, by default the one of the controller.
  /// - Returns: The route.
  public static func present(over screen: Target, as presentation: Presentation = .automatic) -> Route {
    Route { $0.using(.present(as: presentation)).from(step(to: screen)).assemble() }
  }

  /// Returns a route that presents a new navigation controller, with the screen in it, over the topmost controller.
  ///
  /// ```swift
  /// case .settings: .presentInNavigation(as: .formSheet)
  /// ```
  ///
  /// - Parameter presentation: The way the navigation controller is presented.
  /// - Returns: The route.
  public static func presentInNavigation(as presentation: Presentation) -> Route {
    Route { $0.using(.push).from(.navigationController).using(.present(as: presentation)).from(.current).assemble() }
  }
}

extension Step where Needs == Complete {
  /// Declares that the step before this one is in a tab that creates its controller when it is selected.
  ///
  /// ```swift
  /// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory())
  ///   .from(tabsScreen.selecting(tab: "bag"))
  ///   .assemble()
  /// ```
  ///
  /// If the finder finds no controller, the navigation selects the tab, and then asks the finder again.
  ///
  /// - Parameter identifier: The identifier of a `UITab` of the tab bar controller that the controller of this step is or is in.
  /// - Returns: The same step. It selects the tab.
  public func selecting(tab identifier: String) -> Step { Step(node.selecting(tab: identifier)) }
}
