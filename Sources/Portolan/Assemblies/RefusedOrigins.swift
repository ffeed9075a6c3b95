// Unavailable overloads that explain why an action cannot start from a step. Without them the compiler would only
// report that two types must be equivalent.

extension OriginRequired where Origin == UINavigationController {
  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
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
  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
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
  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
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
  /// Explains at compile time that the action cannot start from such a step.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(
    _ step: DestinationStep<Origin, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(
    _ step: UnfinishedStep<Origin, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
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
  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the action cannot start from such a step.
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
  /// Explains at compile time that the step cannot start from a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the step cannot start from a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the step cannot start from a step of another context.
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
  /// Explains at compile time that the step cannot start from a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: DestinationStep<Start, Other>
  ) -> AssembledStep<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the step cannot start from a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Building>
  ) -> ActionRequired<ViewController, Context> { preconditionFailure() }

  /// Explains at compile time that the step cannot start from a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(
    _ step: UnfinishedStep<Start, Other, Expecting>
  ) -> OriginOptional<ViewController, Context> { preconditionFailure() }
}
