// A switch takes steps and finders that need no context, as every `from` does.

extension SwitchAssembly {
  /// Takes a step that needs no context where a condition holds for the context.
  ///
  /// - Parameters:
  ///   - condition: Tells of a context whether the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool, from step: DestinationStep<ViewController, Any?>
  ) -> Self {
    addCase(when: condition, from: step.inChain(of: Context.self))
  }

  /// Takes a step that needs no context where a condition holds for the context.
  ///
  /// - Parameters:
  ///   - condition: Tells of a context whether the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool, from step: DestinationStep<ViewController, Void>
  ) -> Self {
    addCase(when: condition, from: step.inChain(of: Context.self))
  }

  /// Takes a step where a finder finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Any?>
  ) -> Self where Source.Context == Context {
    addCase(when: finder, from: step.inChain(of: Context.self))
  }

  /// Takes a step where a finder finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Void>
  ) -> Self where Source.Context == Context {
    addCase(when: finder, from: step.inChain(of: Context.self))
  }

  /// Takes a step where a finder of any context finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Context>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step)
  }

  /// Takes a step where a finder of any context finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Any?>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step.inChain(of: Context.self))
  }

  /// Takes a step where a finder of any context finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Void>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step.inChain(of: Context.self))
  }

  /// Takes what a finder finds that needs no context.
  ///
  /// - Parameter finder: Finds the controller of this step.
  @_disfavoredOverload
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Any? {
    addCase(expecting: AdaptedFinder(base: finder) { $0 as Any? })
  }

  /// Takes what a finder finds that needs no context.
  ///
  /// - Parameter finder: Finds the controller of this step.
  @_disfavoredOverload
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Void {
    addCase(expecting: AdaptedFinder(base: finder) { _ in () })
  }

  /// Takes the step that a closure chooses, unless it chooses none.
  ///
  /// - Parameter choose: Gives a step that needs no context, or `nil`. What it throws fails the navigation.
  @_disfavoredOverload
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Any?>?
  ) -> Self {
    addCase { try choose($0)?.inChain(of: Context.self) }
  }

  /// Takes the step that a closure chooses, unless it chooses none.
  ///
  /// - Parameter choose: Gives a step that needs no context, or `nil`. What it throws fails the navigation.
  @_disfavoredOverload
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Void>?
  ) -> Self {
    addCase { try choose($0)?.inChain(of: Context.self) }
  }

  /// The finished step.
  ///
  /// - Parameter step: Gives the step to take where no case applies, which needs no context.
  @_disfavoredOverload
  public func assemble(
    default step: @escaping @MainActor () -> DestinationStep<ViewController, Any?>
  ) -> DestinationStep<ViewController, Context> {
    assemble { step().inChain(of: Context.self) }
  }

  /// The finished step.
  ///
  /// - Parameter step: The step to take where no case applies, which needs no context.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<ViewController, Any?>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: step.inChain(of: Context.self))
  }

  /// The finished step.
  ///
  /// - Parameter step: Gives the step to take where no case applies, which needs no context.
  @_disfavoredOverload
  public func assemble(
    default step: @escaping @MainActor () -> DestinationStep<ViewController, Void>
  ) -> DestinationStep<ViewController, Context> {
    assemble { step().inChain(of: Context.self) }
  }

  /// The finished step.
  ///
  /// - Parameter step: The step to take where no case applies, which needs no context.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<ViewController, Void>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: step.inChain(of: Context.self))
  }
}

/// A finder that takes another context than the step it finds for.
private struct AdaptedFinder<Base: Finder, Context>: Finder, Adapting {
  let base: Base
  let transform: @MainActor (Context) -> Base.Context

  var adapted: Any { base }

  func findViewController(with context: Context) throws -> Base.ViewController? {
    try base.findViewController(with: transform(context))
  }

  func findViewController(with context: Context, in scope: SearchScope) throws -> Base.ViewController? {
    try base.findViewController(with: transform(context), in: scope)
  }
}
