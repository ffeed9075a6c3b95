/// Starts a route with a step whose finder and factory are given as a whole.
@MainActor
public struct ChainAssembly {
  /// Makes the beginning of a chain.
  public init() {}

  /// Begins with a step that can be built, and so needs an action.
  ///
  /// - Parameter step: The step, with its finder and factory.
  /// - Returns: The chain, to go on with `using`.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { step.node(action: $0, origin: $1) { $0 } }
  }

  /// Begins with a step that can only be found.
  ///
  /// - Parameter step: The step, with its finder.
  /// - Returns: The chain, to go on with `from`.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    step.chain
  }

  /// Begins with a step that is finished.
  ///
  /// - Parameter step: The step.
  /// - Returns: The chain, to end with `assemble`.
  public func from<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: step.node)
  }
}
