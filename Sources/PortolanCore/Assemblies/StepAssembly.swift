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
///
/// It is a class of its own because the compiler infers `ClassFinder()` from the parameters of a type, and not from those of
/// an initialiser.
public final class StepAssembly<Source: Finder, Builder: AbstractFactory>:
  Step<Builder.ViewController, Builder.Context, Builder.Needs>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  /// Creates a step from a finder and a factory.
  ///
  /// - Parameters:
  ///   - finder: The finder of the controller. If it does not name its types, they are inferred from the factory.
  ///   - factory: The factory that builds the controller if it is missing. If it does not name its types, they are
  ///     inferred from the finder.
  public init(finder: Source, factory: Builder) {
    super.init(Node(Link(finder, factory)))
  }
}
