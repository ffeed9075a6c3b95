// Unavailable overloads that explain why a route is not possible. Without them the compiler would only report a
// mismatch of types.

extension UnfinishedStep {
  /// Explains at compile time what the route still needs.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension UnfinishedStep where Kind == Building {
  /// Explains at compile time that the route still needs an action before the step that the action works on.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the route still needs an action before the step that the action works on.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other, Next>(
    _ step: UnfinishedStep<Origin, Other, Next>
  ) -> StepChain<ViewController, Context, Next> { preconditionFailure() }
}

extension StepChain where Kind == Building {
  /// Explains at compile time that the route still needs an action before the step that the action works on.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the route still needs an action before the step that the action works on.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other, Next>(
    _ step: UnfinishedStep<Origin, Other, Next>
  ) -> StepChain<ViewController, Context, Next> { preconditionFailure() }

  /// Explains at compile time what the route still needs.
  @available(
    *, unavailable, message: "a route needs using(_:) and from(_:) for its last step, too, before it is assembled"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension StepChain where Kind == Expecting {
  /// Explains at compile time what the route still needs.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired {
  /// Explains at compile time what the route still needs.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that a guard or task belongs to a step and not to the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Hook>(_ hook: Hook) -> Self { preconditionFailure() }
}

extension StepChain {
  /// Explains at compile time that a guard or task belongs to a step and not to the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Hook>(_ hook: Hook) -> Self { preconditionFailure() }
}

extension AssembledStep {
  /// Explains at compile time that a guard or task belongs to a step and not to the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Hook>(_ hook: Hook) -> Self { preconditionFailure() }
}

extension DestinationStep {
  /// Explains at compile time that a guard or task belongs to a step and not to the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Hook>(_ hook: Hook) -> Self { preconditionFailure() }
}
