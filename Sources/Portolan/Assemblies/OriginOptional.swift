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
