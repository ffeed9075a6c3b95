/// The beginning of a route whose first step combines a finder and a factory in one value.
///
/// ```swift
/// let productScreen = ChainAssembly()
///   .from(SingleStep(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory()))
///   .using(.push)
///   .from(.navigationController)
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
@MainActor
public struct ChainAssembly {
  /// Creates the beginning of a route.
  public init() {}

  /// Begins with a step that can be built and therefore needs an action.
  ///
  /// - Parameter step: The step, with its finder and factory.
  /// - Returns: The route, which continues with `using(_:)`.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Building>
  ) -> ActionRequired<ViewController, Context> {
    ActionRequired { step.node(action: $0, origin: $1) { $0 } }
  }

  /// Begins with a step that can only be found.
  ///
  /// - Parameter step: The step, with its finder.
  /// - Returns: The route, which continues with `from(_:)`.
  public func from<ViewController: UIViewController, Context>(
    _ step: UnfinishedStep<ViewController, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> {
    step.chain
  }

  /// Begins with a finished step.
  ///
  /// - Parameter step: The step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: step.node)
  }
}
