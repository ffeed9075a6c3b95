extension UnfinishedStep where Kind == Expecting {
  /// Says that nothing is to be integrated, as the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action after a ``NilFactory``.
  public func using(_ action: NilAction) -> OriginOptional<ViewController, Context> { chain }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Context>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Any?>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A finished step that needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: DestinationStep<Origin, Void>
  ) -> AssembledStep<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built, and so needs an action of its own.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: A step that can be built and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Building>
  ) -> ActionRequired<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found.
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Context, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Any?, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  /// Says which step brings the controller into being, if the finder does not find it.
  ///
  /// - Parameter step: Another step that can only be found and needs no context.
  @_disfavoredOverload
  public func from<Origin: UIViewController>(
    _ step: UnfinishedStep<Origin, Void, Expecting>
  ) -> OriginOptional<ViewController, Context> { chain.from(step) }

  var chain: OriginOptional<ViewController, Context> {
    OriginOptional { self.node(action: nil, origin: $0) { $0 } }
  }
}
