/// A step of a route: the way to find or build a controller, the action that places it, and the step that it starts from.
///
/// `Needs` is the part that is still missing, and with it the method that continues the route: ``NeedsAction``,
/// ``NeedsOrigin``, ``NeedsAnyOrigin``, or ``Complete`` for a finished step, a ``DestinationStep``.
///
/// A function that takes any finished route to a product names its type:
///
/// ```swift
/// func open(_ step: DestinationStep<ProductViewController, Int>) async throws {
///   try await router.navigate(to: step, with: 42)
/// }
/// ```
@MainActor
public class Step<ViewController: UIViewController, Context, Needs> {
  final let node: Node<Context>
  /// The action of the outermost step, until its origin is known.
  final let action: StepAction?

  init(_ node: Node<Context>, placedBy action: StepAction? = nil) {
    self.node = node
    self.action = action
  }
}

/// A finished step: a place in the app that a router can navigate to and that other steps can start from.
///
/// A route that begins with a ``StepAssembly`` ends with it, or is a ready-made one, such as ``Step/current``. Declare a step once
/// and use it for every navigation to the screen: the router recognises requests for the same step by its instance.
///
/// ```swift
/// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
///   .using(.push)
///   .from(.navigationController)
///   .using(.replaceRoot)
///   .from(.root)
///   .assemble()
///
/// try await router.navigate(to: homeScreen)
/// ```
public typealias DestinationStep<ViewController: UIViewController, Context> = Step<ViewController, Context, Complete>

/// A builder for the step to a screen: it defines how to find the screen, how to build it and how to get to it.
///
/// ```swift
/// let productScreen = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
///   .adding(LoginGuard())
///   .using(.push)
///   .from(.navigationController)
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
///
/// It is a class of its own because the compiler infers `ClassFinder()` from the parameters of a type, and not from the parameters of
/// an initialiser.
public final class StepAssembly<Source: Finder, Builder: AbstractFactory>:
  Step<Builder.ViewController, Builder.Context, Builder.Needs>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  /// Creates a step from a finder and a factory.
  ///
  /// ```swift
  /// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
  ///   .using(.push)
  ///   .from(.navigationController)
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - finder: The finder of the controller. If it does not name its types, they are inferred from the factory.
  ///   - factory: The factory that builds the controller if it is missing. If it does not name its types, they are
  ///     inferred from the finder.
  public init(finder: Source, factory: Builder) { super.init(Node(Link(finder, factory))) }
}

extension Step where Needs == Complete {
  /// Returns the finished step, so that a route can say that it ends here.
  ///
  /// - Returns: This step.
  public func assemble() -> Step { self }

  /// Declares that the controller of this step is inside a container of a certain class, so that an action can use it.
  ///
  /// The router looks for the container when the action runs. The container is the controller itself, or the nearest
  /// container of that class around it. If there is no such container, the navigation fails with
  /// ``RoutingError/Code/containerNotFound``.
  ///
  /// Only an action looks for the container. A navigation to the returned step itself, such as
  /// `Step.root.expectingContainer()`, ends at the controller of this step, whatever its class.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The same step, for actions of that container to start from.
  /// - Complexity: O(*d*) when the action runs, if the controller is inside *d* containers.
  public func expectingContainer<Container: ContainerViewController>() -> DestinationStep<Container, Context> {
    DestinationStep<Container, Context>(node)
  }
}

extension Step where Context == Any? {
  /// Returns this step for routes of any context, as a case of a ``SwitchAssembly`` needs it.
  ///
  /// `from(_:)` does it by itself.
  ///
  /// ```swift
  /// let anyHome: DestinationStep<HomeViewController, Int> = homeScreen.adaptingContext()
  /// ```
  ///
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Source>() -> Step<ViewController, Source, Needs> { adaptingContext { $0 } }
}

extension Step where Context == Void {
  /// Returns this step for routes of any context, as a case of a ``SwitchAssembly`` needs it.
  ///
  /// `from(_:)` does it by itself.
  ///
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Source>() -> Step<ViewController, Source, Needs> { adaptingContext { _ in } }
}

// The action that places a controller, and the step that a route starts from.

extension Step where Needs == NeedsAction {
  /// Adds the action that places the controller of the outermost step if it was built.
  ///
  /// ```swift
  /// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
  ///   .using(.present(as: .formSheet))
  ///   .from(.current)
  ///   .assemble()
  /// ```
  ///
  /// - Parameter action: An action that works on any controller.
  /// - Returns: The route. It continues with `from(_:)` and any step.
  public func using<Placing: Action>(
    _ action: Placing
  ) -> Step<ViewController, Context, NeedsAnyOrigin> where Placing.ViewController == UIViewController {
    Step<ViewController, Context, NeedsAnyOrigin>(node, placedBy: StepAction(action))
  }

  /// Adds the action that places the controller of the outermost step if it was built.
  ///
  /// - Parameter action: An action that works on controllers of a class.
  /// - Returns: The route. It continues with `from(_:)` and a step that yields such a controller.
  public func using<Placing: Action>(
    _ action: Placing
  ) -> Step<ViewController, Context, NeedsOrigin<Placing.ViewController>> {
    Step<ViewController, Context, NeedsOrigin<Placing.ViewController>>(node, placedBy: StepAction(action))
  }

  /// Explains at compile time that an action is missing.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that places it, before from(_:)"
  )
  public func from<Other, Rest>(
    _ step: Step<Other, Context, Rest>
  ) -> Step<ViewController, Context, Rest> { preconditionFailure() }

  /// Creates a step that always builds its controller.
  package convenience init<Builder: AbstractFactory>(building factory: Builder)
  where Builder.ViewController == ViewController, Builder.Context == Context {
    self.init(Node(Link(NilFinder<ViewController, Context>(), factory)))
  }
}

extension Step where Needs == NeedsAnyOrigin {
  /// Declares that there is nothing to place, because the controller can only be found.
  ///
  /// - Parameter action: `.none`, the only action that can follow a ``NilFactory``.
  /// - Returns: This route.
  public func using(_ action: NilAction) -> Step { self }

  /// Adds the step that the route starts from, of any kind.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  public func from<Other, Rest>(
    _ step: Step<Other, Context, Rest>
  ) -> Step<ViewController, Context, Rest> { starting(from: step) }

  /// Adds the step that the route starts from, of any kind that needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  @_disfavoredOverload
  public func from<Other, Rest>(
    _ step: Step<Other, Any?, Rest>
  ) -> Step<ViewController, Context, Rest> { starting(from: step.adaptingContext()) }

  /// Adds the step that the route starts from, of any kind that needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  @_disfavoredOverload
  public func from<Other, Rest>(
    _ step: Step<Other, Void, Rest>
  ) -> Step<ViewController, Context, Rest> { starting(from: step.adaptingContext()) }
}

extension Step {
  /// Adapts this step to routes of another context.
  ///
  /// ```swift
  /// let productOfOrder = productScreen.adaptingContext { (order: Order) in order.productID }
  /// ```
  ///
  /// - Parameter transform: A closure that makes the context of this step from the context of the route. If it throws,
  ///   the navigation fails with that error and leaves the hierarchy untouched.
  /// - Returns: The same step with the context of the route.
  public func adaptingContext<Source>(
    _ transform: @escaping @MainActor (_ context: Source) throws -> Context
  ) -> Step<ViewController, Source, Needs> {
    Step<ViewController, Source, Needs>(node.adapted(transform), placedBy: action)
  }

  /// Adds the step that the route starts from, with a controller of the class that the action needs.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  public func from<Container, Rest>(
    _ step: Step<Container, Context, Rest>
  ) -> Step<ViewController, Context, Rest> where Needs == NeedsOrigin<Container> { starting(from: step) }

  /// Adds the step that the route starts from, without a context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  @_disfavoredOverload
  public func from<Container, Rest>(
    _ step: Step<Container, Any?, Rest>
  ) -> Step<ViewController, Context, Rest> where Needs == NeedsOrigin<Container> {
    starting(from: step.adaptingContext())
  }

  /// Adds the step that the route starts from, without a context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route. It continues as that step does.
  @_disfavoredOverload
  public func from<Container, Rest>(
    _ step: Step<Container, Void, Rest>
  ) -> Step<ViewController, Context, Rest> where Needs == NeedsOrigin<Container> {
    starting(from: step.adaptingContext())
  }

  private func starting<Other, Rest>(
    from step: Step<Other, Context, Rest>
  ) -> Step<ViewController, Context, Rest> {
    Step<ViewController, Context, Rest>(node.starting(from: step.node, by: action), placedBy: step.action)
  }
}
