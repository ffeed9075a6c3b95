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

  /// Begins with a step that still needs an action, or the step that leads to it.
  ///
  /// - Parameter step: The step, with its finder and factory.
  /// - Returns: The route, which continues as the step does.
  public func from<ViewController: UIViewController, Context, Kind>(
    _ step: UnfinishedStep<ViewController, Context, Kind>
  ) -> StepChain<ViewController, Context, Kind> { step.chain }

  /// Begins with a finished step.
  ///
  /// - Parameter step: The step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> AssembledStep<ViewController, Context> {
    AssembledStep(step)
  }
}
