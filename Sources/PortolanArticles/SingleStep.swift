/// Another name of ``StepAssembly``.
public typealias SingleStep = StepAssembly

/// A ``StepAssembly`` with a finder and a factory of containers.
public typealias SingleContainerStep<Source: Finder, Builder: AbstractFactory> = StepAssembly<Source, Builder>
where
  Source.ViewController == Builder.ViewController, Source.Context == Builder.Context,
  Builder.ViewController: ContainerViewController

extension StepAssembly {
  /// Creates a step from a finder and a factory.
  ///
  /// ```swift
  /// let productScreen = SingleStep(ClassFinder<ProductViewController, Int>(), ProductFactory())
  ///   .using(.push)
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - finder: The finder of the controller.
  ///   - factory: The factory that builds the controller if it is missing.
  public convenience init(_ finder: Source, _ factory: Builder) {
    self.init(finder: finder, factory: factory)
  }
}
