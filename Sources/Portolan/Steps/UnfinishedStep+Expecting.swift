extension UnfinishedStep where Kind == Expecting {
  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using(_ action: NilAction) -> StepChain<ViewController, Context, Expecting> { chain }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  /// - Returns: The complete route, ready for `assemble()`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it.
  /// - Returns: The route, which continues as that step does.
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Context, Next>
  ) -> StepChain<ViewController, Context, Next> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Any?, Next>
  ) -> StepChain<ViewController, Context, Next> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that still needs an action, or the step that leads to it, and takes no context.
  /// - Returns: The route, which continues as that step does.
  @_disfavoredOverload
  public func from<Origin: UIViewController, Next>(
    _ step: UnfinishedStep<Origin, Void, Next>
  ) -> StepChain<ViewController, Context, Next> { chain.from(step) }
}
