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
}
