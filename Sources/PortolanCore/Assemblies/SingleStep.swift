/// A step that combines a finder and a factory.
public final class SingleStep<Source: Finder, Builder: AbstractFactory>:
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

  /// Creates a step from a finder and a factory.
  ///
  /// - Parameters:
  ///   - finder: The finder of the controller.
  ///   - factory: The factory that builds the controller if it is missing.
  public init(_ finder: Source, _ factory: Builder) {
    super.init(parts: finder, factory)
  }
}

/// A step that combines a finder and a factory of containers.
public final class SingleContainerStep<Source: Finder, Builder: AbstractFactory>:
  UnfinishedStep<Builder.ViewController, Builder.Context, Building>
where
  Source.ViewController == Builder.ViewController, Source.Context == Builder.Context, Builder.Kind == Building,
  Builder.ViewController: ContainerViewController
{
  /// Creates a step from a finder and a container factory.
  ///
  /// - Parameters:
  ///   - finder: The finder of the container.
  ///   - factory: The factory that builds the container, with the children that the route adds, if it is missing.
  public init(finder: Source, factory: Builder) {
    super.init(parts: finder, factory)
  }
}
