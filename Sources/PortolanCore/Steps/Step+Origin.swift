// The action that places a controller, and the step that a route starts from.

extension Step where Needs == NeedsAction {
  /// Adds the action that places the controller of the outermost step if it was built.
  ///
  /// - Parameter action: An action that works on any controller.
  /// - Returns: The route, which continues with `from(_:)` and any step.
  public func using<Placing: Action>(
    _ action: Placing
  ) -> Step<ViewController, Context, NeedsAnyOrigin> where Placing.ViewController == UIViewController {
    Step<ViewController, Context, NeedsAnyOrigin>(node, placedBy: openedAction(action))
  }

  /// Adds the action that places the controller of the outermost step if it was built.
  ///
  /// - Parameter action: An action that works on controllers of a class.
  /// - Returns: The route, which continues with `from(_:)` and a step that yields such a controller.
  public func using<Placing: Action>(
    _ action: Placing
  ) -> Step<ViewController, Context, NeedsOrigin<Placing.ViewController>> {
    Step<ViewController, Context, NeedsOrigin<Placing.ViewController>>(node, placedBy: openedAction(action))
  }

  /// Explains at compile time that an action is missing.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that places it, before from(_:)"
  )
  public func from<Other, Rest>(
    _ step: Step<Other, Context, Rest>
  ) -> Step<ViewController, Context, Rest> { preconditionFailure() }
}

extension Step where Needs == NeedsAnyOrigin {
  /// Declares that there is nothing to place, because the controller can only be found.
  ///
  /// - Parameter action: `.none`, the only action that can follow a ``NilFactory``.
  /// - Returns: This route.
  public func using(_ action: NilAction) -> Step { self }
}

extension Step {
  /// Adds the step that the route starts from, which yields a controller of the class that the action needs.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
  public func from<Container, Rest>(
    _ step: Step<Container, Context, Rest>
  ) -> Step<ViewController, Context, Rest> where Needs == NeedsOrigin<Container> {
    starting(from: step)
  }

  /// Adds the step that the route starts from, which needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Container, Rest>(
    _ step: Step<Container, Any?, Rest>
  ) -> Step<ViewController, Context, Rest> where Needs == NeedsOrigin<Container> {
    starting(from: step.adaptingContext())
  }

  /// Adds the step that the route starts from, which needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
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

extension Step where Needs == NeedsAnyOrigin {
  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
  public func from<Other, Rest>(
    _ step: Step<Other, Context, Rest>
  ) -> Step<ViewController, Context, Rest> {
    starting(from: step)
  }

  /// Adds the step that the route starts from, which can be any step that needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other, Rest>(
    _ step: Step<Other, Any?, Rest>
  ) -> Step<ViewController, Context, Rest> {
    starting(from: step.adaptingContext())
  }

  /// Adds the step that the route starts from, which can be any step that needs no context.
  ///
  /// - Parameter step: A finished step, or one that still needs something.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other, Rest>(
    _ step: Step<Other, Void, Rest>
  ) -> Step<ViewController, Context, Rest> {
    starting(from: step.adaptingContext())
  }
}
