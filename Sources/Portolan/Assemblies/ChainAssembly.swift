/// Starts a route with a step whose finder and factory are given as a whole.
@MainActor
public struct ChainAssembly {
  public init() {}

  /// - Parameter step: A step that can be built, and so needs an action.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { step.node(action: $0, origin: $1) { $0 } }
  }

  /// - Parameter step: A step that can only be found.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    step.chain
  }

  /// - Parameter step: A finished step.
  public func from<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: step.node)
  }
}
