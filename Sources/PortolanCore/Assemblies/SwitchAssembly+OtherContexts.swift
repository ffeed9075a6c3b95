// The cases of a switch also accept steps and finders that need no context, as every `from(_:)` does.

extension SwitchAssembly {
  /// Adds a step that needs no context, which is taken if a condition holds for the context.
  ///
  /// - Parameters:
  ///   - condition: A closure that returns `true` if the case applies to a context.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool, from step: DestinationStep<ViewController, Any?>
  ) -> Self {
    addCase(when: condition, from: step.inChain(of: Context.self))
  }

  /// Adds a step that needs no context, which is taken if a condition holds for the context.
  ///
  /// - Parameters:
  ///   - condition: A closure that returns `true` if the case applies to a context.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  @_disfavoredOverload
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool, from step: DestinationStep<ViewController, Void>
  ) -> Self {
    addCase(when: condition, from: step.inChain(of: Context.self))
  }

  /// Adds a step that needs no context, which is taken if a finder finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Any?>
  ) -> Self where Source.Context == Context {
    addCase(when: finder, from: step.inChain(of: Context.self))
  }

  /// Adds a step that needs no context, which is taken if a finder finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Void>
  ) -> Self where Source.Context == Context {
    addCase(when: finder, from: step.inChain(of: Context.self))
  }

  /// Adds a step that is taken if a finder of any context finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Context>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step)
  }

  /// Adds a step that needs no context, which is taken if a finder of any context finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Any?>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step.inChain(of: Context.self))
  }

  /// Adds a step that needs no context, which is taken if a finder of any context finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Void>
  ) -> Self where Source.Context == Any? {
    addCase(when: AdaptedFinder(base: finder) { $0 as Any? }, from: step.inChain(of: Context.self))
  }

  /// Adds a case that yields the controller of a finder.
  ///
  /// - Parameter finder: A finder that needs no context. The case applies if it finds a controller in the window.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Any? {
    addCase(expecting: AdaptedFinder(base: finder) { $0 as Any? })
  }

  /// Adds a case that yields the controller of a finder.
  ///
  /// - Parameter finder: A finder that needs no context. The case applies if it finds a controller in the window.
  /// - Returns: The switch with the case.
  /// - Complexity: That of the finder, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Void {
    addCase(expecting: AdaptedFinder(base: finder) { _ in () })
  }

  /// Adds a case whose step is chosen by a closure.
  ///
  /// - Parameter choose: A closure that returns a step that needs no context, or `nil` to try the next case. If it
  ///   throws, the navigation fails with that error.
  /// - Returns: The switch with the case.
  @_disfavoredOverload
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Any?>?
  ) -> Self {
    addCase { try choose($0)?.inChain(of: Context.self) }
  }

  /// Adds a case whose step is chosen by a closure.
  ///
  /// - Parameter choose: A closure that returns a step that needs no context, or `nil` to try the next case. If it
  ///   throws, the navigation fails with that error.
  /// - Returns: The switch with the case.
  @_disfavoredOverload
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Void>?
  ) -> Self {
    addCase { try choose($0)?.inChain(of: Context.self) }
  }

  /// Returns the finished step, with a default for contexts to which no case applies.
  ///
  /// - Parameter step: A closure that returns the default step, which needs no context.
  /// - Returns: The step, which resolves to the first case that applies.
  @_disfavoredOverload
  public func assemble(
    default step: @escaping @MainActor () -> DestinationStep<ViewController, Any?>
  ) -> DestinationStep<ViewController, Context> {
    assemble { step().inChain(of: Context.self) }
  }

  /// Returns the finished step, with a default for contexts to which no case applies.
  ///
  /// - Parameter step: The default step, which needs no context.
  /// - Returns: The step, which resolves to the first case that applies.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<ViewController, Any?>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: step.inChain(of: Context.self))
  }

  /// Returns the finished step, with a default for contexts to which no case applies.
  ///
  /// - Parameter step: A closure that returns the default step, which needs no context.
  /// - Returns: The step, which resolves to the first case that applies.
  @_disfavoredOverload
  public func assemble(
    default step: @escaping @MainActor () -> DestinationStep<ViewController, Void>
  ) -> DestinationStep<ViewController, Context> {
    assemble { step().inChain(of: Context.self) }
  }

  /// Returns the finished step, with a default for contexts to which no case applies.
  ///
  /// - Parameter step: The default step, which needs no context.
  /// - Returns: The step, which resolves to the first case that applies.
  @_disfavoredOverload
  public func assemble(
    default step: DestinationStep<ViewController, Void>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: step.inChain(of: Context.self))
  }
}

/// A finder whose context differs from that of its step.
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
