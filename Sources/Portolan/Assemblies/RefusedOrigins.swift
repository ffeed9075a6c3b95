// What the compiler says of an origin that an action cannot start from, where its own words would be about types that have
// to be equivalent.

extension OriginRequired where Origin == UINavigationController {
  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired where Origin == UITabBarController {
  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired where Origin == UISplitViewController {
  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired {
  /// The action cannot start from such a step.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(
    _ step: UnfinishedStep<Origin, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(
    _ step: UnfinishedStep<Origin, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension OriginRequired where Origin == UIViewController {
  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension OriginOptional {
  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}

extension UnfinishedStep where Kind == Expecting {
  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// The step cannot start from one of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}
