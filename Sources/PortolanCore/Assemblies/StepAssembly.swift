/// A builder for the step to a screen, which defines how to find the screen, how to build it and how to get to it.
///
/// ```swift
/// let productScreen = StepAssembly(finder: ClassFinder(), factory: ProductFactory())
///   .adding(LoginGuard())
///   .using(.push)
///   .from(.navigationController)
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
public final class StepAssembly<Source: Finder, Builder: AbstractFactory>:
  UnfinishedStep<Builder.ViewController, Builder.Context, Builder.Kind>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  /// Creates a step from a finder and a factory.
  ///
  /// - Parameters:
  ///   - finder: The finder of the controller. If it does not name its types, they are inferred from the factory.
  ///   - factory: The factory that builds the controller if it is missing. If it does not name its types, they are
  ///     inferred from the finder.
  public init(finder: Source, factory: Builder) {
    super.init(parts: finder, factory)
  }
}
