/// A route that ends with an action and still needs the step that the action works on.
///
/// `Origin` is the class of the controller that the action needs. Only steps that yield such a controller are accepted.
@MainActor
public struct OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context> {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step, with the controller that the action works on.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from(_ step: DestinationStep<Origin, Context>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Any?>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Void>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can be built and therefore needs its own action.
  /// - Returns: The route, which continues with `using(_:)`.
  public func from(_ step: UnfinishedStep<Origin, Context, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Any?, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Void, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can only be found.
  /// - Returns: The route, which continues with `from(_:)`.
  public func from(_ step: UnfinishedStep<Origin, Context, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Any?, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Void, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
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
  /// - Parameter step: A step that can be built and therefore needs its own action.
  /// - Returns: The route, which continues with `using(_:)`.
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Any?, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Void, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that can only be found.
  /// - Returns: The route, which continues with `from(_:)`.
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// Adds the step that the action works on, which can be any step.
  ///
  /// - Parameter step: A step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
  }
}

/// A route that ends with a step that can only be found, and that still needs the step that leads to its controller.
@MainActor
public struct OriginOptional<ViewController: UIViewController, Context> {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The same route, which continues with `from(_:)`.
  public func using(_ action: NilAction) -> Self { self }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and therefore needs its own action.
  /// - Returns: The route, which continues with `using(_:)`.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found.
  /// - Returns: The route, which continues with `from(_:)`.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
  }
}

/// A route that ends with a step that can be built, and that still needs the action that integrates its controller.
@MainActor
public struct ActionRequired<ViewController: UIViewController, Context> {
  let complete: @MainActor (any StepAction, any Node<Context>) -> any Node<Context>

  /// Adds the action that integrates the controller if it was built.
  ///
  /// - Parameter action: An action that integrates the controller into that of the step that `from(_:)` adds.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { complete(action, $0) }
  }
}

/// A complete route.
@MainActor
public struct AssembledStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// Returns the finished step, which a router can navigate to and other routes can start from.
  ///
  /// - Returns: The step. Keep it and use it for every navigation to the screen.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: node)
  }
}
