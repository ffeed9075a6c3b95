extension UnfinishedStep where Kind == Expecting {
  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using(_ action: NilAction) -> OriginOptional<ViewController, Context> { chain }

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
  /// - Parameter step: A step that can be built and therefore needs its own action.
  /// - Returns: The route, which continues with `using(_:)`.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  /// - Returns: The route, which continues with `using(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found.
  /// - Returns: The route, which continues with `from(_:)`.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  /// - Returns: The route, which continues with `from(_:)`.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  var chain: OriginOptional<ViewController, Context> {
    OriginOptional { self.node(action: nil, origin: $0) { $0 } }
  }
}
