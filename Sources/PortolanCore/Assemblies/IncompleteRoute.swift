/// A route that still needs the step that it starts from.
///
/// `Origin` is the class of the controller that the step must yield: that of the action, or `UIViewController` if the
/// route accepts any step. A step is accepted if it takes the context of the route, or needs none.
@MainActor
public protocol IncompleteRoute<Origin, ViewController, Context> {
  associatedtype Origin: UIViewController
  associatedtype ViewController: UIViewController
  associatedtype Context

  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  func from(_ step: DestinationStep<Origin, Context>) -> AssembledStep<ViewController, Context>
}

extension IncompleteRoute {
  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Any?>) -> AssembledStep<ViewController, Context> {
    from(step.inChain(of: Context.self))
  }

  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Void>) -> AssembledStep<ViewController, Context> {
    from(step.inChain(of: Context.self))
  }

  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Next>(_ step: UnfinishedStep<Origin, Context, Next>) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { $0 }
  }

  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Next>(_ step: UnfinishedStep<Origin, Any?, Next>) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { $0 as Any? }
  }

  /// Adds the step that the route starts from.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Next>(_ step: UnfinishedStep<Origin, Void, Next>) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { _ in () }
  }

  /// Returns the route with an unfinished step, which any class of controller may yield if the route accepts each.
  private func continuing<Other, OtherContext, Next>(
    with step: UnfinishedStep<Other, OtherContext, Next>,
    transform: @escaping @MainActor (Context) throws -> OtherContext
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { from(DestinationStep(node: step.node(action: $0, origin: $1, transform: transform))).node }
  }
}

extension IncompleteRoute where Origin == UIViewController {
  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Context>
  ) -> AssembledStep<ViewController, Context> {
    from(DestinationStep<UIViewController, Context>(node: step.node))
  }

  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Any?>
  ) -> AssembledStep<ViewController, Context> {
    from(DestinationStep<UIViewController, Any?>(node: step.node))
  }

  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Void>
  ) -> AssembledStep<ViewController, Context> {
    from(DestinationStep<UIViewController, Void>(node: step.node))
  }

  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Context, Next>
  ) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { $0 }
  }

  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Any?, Next>
  ) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { $0 as Any? }
  }

  /// Adds the step that the route starts from, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Void, Next>
  ) -> StepChain<ViewController, Context, Next> {
    continuing(with: step) { _ in () }
  }
}
