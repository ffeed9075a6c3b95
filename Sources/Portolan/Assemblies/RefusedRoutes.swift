// What the compiler says of routes that cannot be, where its own words would be about the types that make it so.

extension UnfinishedStep {
  /// There is no such step yet.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension UnfinishedStep where Kind == Building {
  /// There is no action yet that could start from a step.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// There is no action yet that could start from a step.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: UnfinishedStep<Origin, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }
}

extension ActionRequired {
  /// There is no action yet that could start from a step.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// There is no action yet that could start from a step.
  @available(
    *, unavailable, message: "what is built needs using(_:), the action that puts it in place, before from(_:)"
  )
  public func from<Origin: UIViewController, Other>(
    _ step: UnfinishedStep<Origin, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// There is no such step yet.
  @available(
    *, unavailable, message: "a route needs using(_:) and from(_:) for its last step, too, before it is assembled"
  )
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired {
  /// There is no such step yet.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension OriginOptional {
  /// There is no such step yet.
  @available(*, unavailable, message: "a route needs from(_:), the step that it starts from, before it is assembled")
  public func assemble() -> DestinationStep<ViewController, Context> { preconditionFailure() }
}

extension ActionRequired {
  /// What surrounds a step is not what surrounds the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Surrounding>(_ surrounding: Surrounding) -> Self { preconditionFailure() }
}

extension OriginRequired {
  /// What surrounds a step is not what surrounds the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Surrounding>(_ surrounding: Surrounding) -> Self { preconditionFailure() }
}

extension OriginOptional {
  /// What surrounds a step is not what surrounds the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Surrounding>(_ surrounding: Surrounding) -> Self { preconditionFailure() }
}

extension AssembledStep {
  /// What surrounds a step is not what surrounds the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Surrounding>(_ surrounding: Surrounding) -> Self { preconditionFailure() }
}

extension DestinationStep {
  /// What surrounds a step is not what surrounds the route.
  @available(*, unavailable, message: "guards and tasks are added to the step itself, before using(_:) and from(_:)")
  public func adding<Surrounding>(_ surrounding: Surrounding) -> Self { preconditionFailure() }
}
