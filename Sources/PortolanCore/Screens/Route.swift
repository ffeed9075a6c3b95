/// A route that takes the user to a screen from any place in the app.
///
/// If the screen already exists, the navigation returns to it.
///
/// ```swift
/// case .tabs: .root
/// case .home, .bag: .part(of: .tabs)
/// case .product: .push
/// case .login: .presentInNavigation
/// case .forgotPassword: .push(onto: .login)
/// case .settings: .push(onto: .account).guarded(by: LoginGuard())
/// ```
@MainActor
public struct Route<Target: Screen>: HookAccepting {
  /// A screen together with its complete route.
  typealias CompleteStep = DestinationStep<UIViewController, Target>

  private enum Way {
    /// A step that finds the screen or, if it is not expected to be there, builds it.
    case composing(builds: Bool, @MainActor (Step<UIViewController, Target, NeedsAction>) -> CompleteStep)
    case step(CompleteStep)
    case choosing(condition: @MainActor (UIWindow) -> Bool, Route, otherwise: Route)
  }

  /// A closure that returns the way.
  ///
  /// A generic function of another module that copies a route looks up the types of what the route stores, and cannot name a private
  /// one: the compiler crashes, or the linker misses a symbol. A closure is copied without a look at the type that it returns.
  private let way: @MainActor () -> Way
  private var options = SearchOptions.everywhere
  private var hooks = StepHooks<Target>()

  private init(_ way: Way) { self.way = { way } }

  /// Creates a route from a custom action and custom steps.
  ///
  /// ```swift
  /// case .city: Route { $0.using(.pushToDetails).from(Route.step(to: .cities).expectingContainer()).assemble() }
  /// ```
  ///
  /// - Parameter compose: A closure that continues from the step of the screen with `using(_:)`.
  public init(
    _ compose:
      @escaping @MainActor (
        _ screen: Step<UIViewController, Target, NeedsAction>
      ) -> DestinationStep<UIViewController, Target>
  ) {
    way = { .composing(builds: true, compose) }
  }

  /// Returns a route to a screen that another step creates, such as a tab or a column of a split view controller.
  ///
  /// - Parameter compose: A closure that continues from the step of the screen, as in `{ $0.from(tabBar).assemble() }`.
  /// - Returns: The route.
  static func finding(
    _ compose: @escaping @MainActor (_ screen: Step<UIViewController, Target, NeedsAnyOrigin>) -> CompleteStep
  ) -> Route {
    Route(.composing(builds: false) { compose(Step($0.node)) })
  }

  /// Creates a route that is declared as a step, for a step that finds and builds the screen itself.
  ///
  /// The guards and tasks of the step come before those that are added to the route.
  ///
  /// ```swift
  /// case .product(let id): Route(productScreen, with: id)
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step. Declare it once, because a step that is assembled again counts as another step for the guards.
  ///   - context: The context of the step.
  public init<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, with context: Context
  ) {
    self.init(.step(CompleteStep(step.node.adapted { (_: Target) in context })))
  }

  /// Returns the one of two routes that fits the window.
  ///
  /// ```swift
  /// case .settings:
  ///   .when({ $0.traitCollection.horizontalSizeClass == .regular }, .presentInNavigation(as: .formSheet), otherwise: .push)
  /// ```
  ///
  /// A guard, a task or search options that are added to the returned route are added to both.
  ///
  /// - Parameters:
  ///   - condition: A closure that is called whenever the route is resolved, so that it must not change anything.
  ///   - route: The route that is taken if the closure returns `true`.
  ///   - other: The route that is taken if the closure returns `false`.
  /// - Returns: The route that chooses.
  public static func when(
    _ condition: @escaping @MainActor (_ window: UIWindow) -> Bool, _ route: Route, otherwise other: Route
  ) -> Route {
    Route(.choosing(condition: condition, route, otherwise: other))
  }

  /// Returns this route with other places to search for the screen.
  ///
  /// For example, a search in `[.current, .visible]` presents a bag modally even if it is also in a tab.
  ///
  /// ```swift
  /// case .bag: .push.searching([.current, .visible])
  /// ```
  ///
  /// - Parameter options: The places to search. They have no effect on a route that is declared as a step. It has its own finder.
  /// - Returns: The changed route.
  public func searching(_ options: SearchOptions) -> Route { changed { $0.options = options } }

  /// Returns this route with a check before anything moves.
  ///
  /// ```swift
  /// case .settings: .push.guarded { _ in if !Session.shared.isOpen { throw NotLoggedIn() } }
  /// ```
  ///
  /// - Parameter check: A closure that throws an error to deny the navigation, and may wait, for example for the user.
  /// - Returns: The route with the check.
  public func guarded(_ check: @escaping @MainActor (_ screen: Target) async throws -> Void) -> Route {
    guarded(by: InlineInterceptor(checking: check))
  }

  /// Returns this route with guards and tasks after its own.
  ///
  /// - Parameter hooks: The guards and tasks.
  /// - Returns: The route with the hooks.
  public func adding(_ hooks: StepHooks<Target>) -> Route {
    // The window may choose the other route while a guard waits.
    if case .choosing = way() { hooks.shareGuards() }
    return changed { $0.hooks.append(hooks) }
  }

  /// The guards of the route, or of both routes if it chooses between two.
  package var guards: [any RoutingInterceptor] {
    if case .choosing(_, let route, let other) = way() { return route.guards + other.guards }
    return hooks.identities.map(\.interceptor)
  }

  /// The step to the screen.
  var step: CompleteStep {
    switch way() {
    case .composing(let builds, let complete):
      let finder = TargetFinder<Target>(options: options)
      return complete(Step(Node(builds ? Link(finder, TargetFactory()) : Link(finding: finder)).adding(hooks)))
    case .step(let step):
      // Such a step finds and builds the controller in its own way and does not name the screen.
      return CompleteStep(
        step.node.adding(as: step.node.definition) { screen in
          StepAdditions(label: { if $0.screen(as: Target.self) != screen { $0.setScreen(screen) } })
        }
      ).adding(hooks)
    case .choosing(let condition, let route, let other):
      let (node, otherwise) = (route.step.node, other.step.node)
      let choose = { @MainActor window in condition(window) ? node : otherwise }
      return CompleteStep(
        Node(
          Link(
            UIViewController.self,
            .choice({ try choose($2.scope.window).resolve(with: $0, adding: $1, into: &$2) }, among: choose))
        ))
    }
  }

  /// Returns this route to a screen of a feature as the route to the screen of an app that contains it.
  func embedded<Host: Screen>(
    _ screen: Target, as host: Host, in embedding: ScreenEmbedding
  ) -> Route<Host> {
    func finish(_ step: CompleteStep) -> Route<Host>.CompleteStep {
      Route<Host>.CompleteStep(
        // A guard of the feature may redirect to a screen of the feature.
        step.node.adapted({ (_: Host) in screen }, in: embedding).adding { _ in
          StepAdditions(translate: embedding.answer)
        })
    }
    // So the router finds, builds and labels the screen of the app, and gives it to global guards and tasks. The hooks of
    // the app come before the feature's, but after the hooks of a step that the feature has composed.
    let hooks = hooks
    return switch way() {
    case .composing(let builds, let complete):
      Route<Host>(.composing(builds: builds) { finish(complete(Step($0.node.adapted { _ in host }.adding(hooks)))) })
        .searching(options)
    case .step(let step): Route<Host>(.step(finish(step.adding(hooks))))
    case .choosing(let condition, let route, let other):
      Route<Host>.when(
        condition, route.embedded(screen, as: host, in: embedding),
        otherwise: other.embedded(screen, as: host, in: embedding))
    }
  }

  /// Returns this route with a change, made to both routes if this one chooses between two.
  private func changed(_ change: (inout Route) -> Void) -> Route {
    if case .choosing(let condition, let route, let other) = way() {
      return .when(condition, route.changed(change), otherwise: other.changed(change))
    }
    var route = self
    change(&route)
    return route
  }
}

extension Screen {
  /// A Boolean value that indicates whether the route adds the screen to a container, whatever that shows, as ``Route/push`` does.
  ///
  /// Other routes start from another screen.
  @MainActor package var isAddedAnywhere: Bool {
    route.step.node.origin?.link.parts.viewControllerType is any ContainerViewController.Type
  }

  /// Returns the screen with its route, as the step from which another route starts.
  ///
  /// - Parameter route: The type of the route.
  /// - Returns: The step to this screen.
  @MainActor
  public func origin<Target: Screen>(of route: Route<Target>.Type) -> DestinationStep<UIViewController, Target> {
    DestinationStep(Node(Link(to: self)))
  }
}

/// A place at which the route to a screen can begin: another ``Screen``, or the ``ParentScreen`` of a feature.
public protocol RouteOrigin {
  /// Returns the step from which a route starts.
  ///
  /// - Parameter route: The type of the route.
  /// - Returns: The step to this place.
  @MainActor
  func origin<Target: Screen>(of route: Route<Target>.Type) -> DestinationStep<UIViewController, Target>
}

/// The screen of an app at which a feature begins.
///
/// A feature does not know the app, so its routes name the parent abstractly. The app supplies it, see
/// `route(in:parent:)`:
///
/// ```swift
/// // In the feature
/// enum CardsScreen: Screen {
///   case list
///
///   var route: Route<Self> { .part(of: .parent) }
/// }
///
/// // In the app
/// enum AppScreen: Screen {
///   case tabs
///   case cards(CardsScreen)
///
///   var route: Route<Self> {
///     switch self {
///     case .tabs: .root
///     case .cards(let screen): screen.route(in: Self.cards, parent: .tabs)
///     }
///   }
/// }
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
      Node(
        Link(
          UIViewController.self,
          .choice { screen, additions, search in try search.resolveParent(of: screen, adding: additions) })))
  }
}

extension RouteOrigin where Self == ParentScreen {
  /// The screen that the app supplies.
  ///
  /// In an enum with a case `parent`, that case is preferred.
  public static var parent: ParentScreen { ParentScreen() }
}
