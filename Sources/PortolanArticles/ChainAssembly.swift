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

  /// Begins with a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: The route: the step itself.
  public func from<ViewController, Context, Needs>(
    _ step: Step<ViewController, Context, Needs>
  ) -> Step<ViewController, Context, Needs> { step }
}
