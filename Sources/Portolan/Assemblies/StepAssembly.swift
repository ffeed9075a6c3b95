/// Describes a screen: how to find it, how to build it, and, from there on, how to get to it.
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
  /// - Parameters:
  ///   - finder: Looks for the controller. One of finder and factory must name the types, the other infers them.
  ///   - factory: Builds it when it is missing.
  public init(finder: Source, factory: Builder) {
    super.init(parts: finder, factory)
  }
}
