/// A step that consists of a finder and a factory.
public final class SingleStep<Source: Finder, Builder: AbstractFactory>:
  UnfinishedStep<Builder.ViewController, Builder.Context, Builder.Kind>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  /// - Parameters:
  ///   - finder: Looks for the controller. One of finder and factory must name the types, the other infers them.
  ///   - factory: Builds it when it is missing.
  public init(finder: Source, factory: Builder) {
    super.init(parts: finder, factory)
  }

  /// - Parameters:
  ///   - finder: Looks for the controller.
  ///   - factory: Builds it when it is missing.
  public init(_ finder: Source, _ factory: Builder) {
    super.init(parts: finder, factory)
  }
}

/// A step that consists of a finder and a factory of containers.
public final class SingleContainerStep<Source: Finder, Builder: ContainerFactory>:
  UnfinishedStep<Builder.ViewController, Builder.Context, Building>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context {
  /// - Parameters:
  ///   - finder: Looks for the container.
  ///   - factory: Builds it when it is missing, together with what the route puts inside.
  public init(finder: Source, factory: Builder) {
    super.init(parts: finder, factory)
  }
}
