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

extension OriginRequired where Origin == UINavigationController {
  /// The action cannot start from just any controller.
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Other>(
    _ step: DestinationStep<UIViewController, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired where Origin == UITabBarController {
  /// The action cannot start from just any controller.
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Other>(
    _ step: DestinationStep<UIViewController, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired where Origin == UISplitViewController {
  /// The action cannot start from just any controller.
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Other>(
    _ step: DestinationStep<UIViewController, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }
}
