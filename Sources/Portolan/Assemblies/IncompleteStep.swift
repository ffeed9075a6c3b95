/// A route whose outermost step is not complete.
///
/// A step that can be built (`Kind` is ``Building``) still needs the action that integrates its controller. A step that can
/// only be found (``Expecting``) still needs the step that leads to it.
@MainActor
public struct StepChain<ViewController: UIViewController, Context, Kind> {
  let complete: @MainActor ((any StepAction)?, any Node<Context>) -> any Node<Context>
}

extension StepChain where Kind == Building {
  /// Adds the action that integrates the controller of the outermost step.
  ///
  /// - Parameter action: Integrates the controller into that of the step that `from(_:)` names.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { complete(action, $0) }
  }
}

extension StepChain where Kind == Expecting {
  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The same route.
  public func using(_ action: NilAction) -> Self { self }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(nil, step.node))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(nil, step.node.adapted { $0 as Any? }))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(nil, step.node.adapted { _ in () }))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Context, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain<ViewController, Context, Next> { complete(nil, step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Any?, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain<ViewController, Context, Next> { complete(nil, step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Void, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain<ViewController, Context, Next> { complete(nil, step.node(action: $0, origin: $1) { _ in () }) }
  }
}

/// A route that ends with an action and still needs the step that the action works on.
///
/// `Origin` is the class of the controller that the action needs. Only steps that yield such a controller are accepted.
@MainActor
public struct OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context> {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Next>(
    _ step: UnfinishedStep<Origin, Context, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Next>(
    _ step: UnfinishedStep<Origin, Any?, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Next>(
    _ step: UnfinishedStep<Origin, Void, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }
}

extension OriginRequired where Origin == UIViewController {
  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Context, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Any?, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Other: UIViewController, Next>(
    _ step: UnfinishedStep<Other, Void, Next>
  ) -> StepChain<ViewController, Context, Next> {
    StepChain { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }
}

/// A complete route.
@MainActor
public struct AssembledStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// Returns the finished step, to navigate to or to start other routes from.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: node)
  }
}
