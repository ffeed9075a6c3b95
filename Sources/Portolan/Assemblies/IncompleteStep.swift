/// A route that ends with an action and needs the step that the action works on.
///
/// `Origin` is the class of controller that the action needs; only steps that yield it are accepted.
@MainActor
public struct OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context> {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// - Parameter step: A finished step, whose controller the action works on.
  public func from(_ step: DestinationStep<Origin, Context>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Any?>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from(_ step: DestinationStep<Origin, Void>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// - Parameter step: A step that can be built, and so needs an action of its own.
  public func from(_ step: UnfinishedStep<Origin, Context, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Any?, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Void, Building>) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// - Parameter step: A step that can only be found.
  public func from(_ step: UnfinishedStep<Origin, Context, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// - Parameter step: A step that can only be found and needs no context.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Any?, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// - Parameter step: A step that can only be found and needs no context.
  @_disfavoredOverload
  public func from(_ step: UnfinishedStep<Origin, Void, Expecting>) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
  }
}

extension OriginRequired where Origin == UIViewController {
  /// - Parameter step: A finished step; any will do for an action that works on any controller.
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// - Parameter step: A finished step that needs no context; any will do for an action that works on any controller.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// - Parameter step: A finished step that needs no context; any will do for an action that works on any controller.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: DestinationStep<Other, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// - Parameter step: A step that can be built, and so needs an action of its own; any will do here.
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// - Parameter step: A step that can be built and needs no context; any will do here.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Any?, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// - Parameter step: A step that can be built and needs no context; any will do here.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Void, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// - Parameter step: A step that can only be found; any will do here.
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// - Parameter step: A step that can only be found and needs no context; any will do here.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// - Parameter step: A step that can only be found and needs no context; any will do here.
  @_disfavoredOverload
  public func from<Other: UIViewController>(
    _ step: UnfinishedStep<Other, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
  }
}

/// A route that ends with a step that can only be found, and needs the step that may bring it into being.
@MainActor
public struct OriginOptional<ViewController: UIViewController, Context> {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// - Parameter action: ``GeneralAction/nilAction()``, the only action after a ``NilFactory``.
  public func using(_ action: NilAction) -> Self { self }

  /// - Parameter step: A finished step.
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }

  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { $0 as Any? }))
  }

  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node.adapted { _ in () }))
  }

  /// - Parameter step: A step that can be built, and so needs an action of its own.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 }) }
  }

  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { $0 as Any? }) }
  }

  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { complete(step.node(action: $0, origin: $1) { _ in () }) }
  }

  /// - Parameter step: Another step that can only be found.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 }) }
  }

  /// - Parameter step: Another step that can only be found and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { $0 as Any? }) }
  }

  /// - Parameter step: Another step that can only be found and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    OriginOptional { complete(step.node(action: nil, origin: $0) { _ in () }) }
  }
}

/// A route that ends with a step that can be built and needs to be told how that is integrated.
@MainActor
public struct ActionRequired<ViewController: UIViewController, Context> {
  let complete: @MainActor (any StepAction, any Node<Context>) -> any Node<Context>

  /// - Parameter action: Integrates the controller into that of the step to be named by `from`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { complete(action, $0) }
  }
}

/// A route that is complete.
@MainActor
public struct AssembledStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// The finished step, to navigate to or to start other routes from.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: node)
  }
}
