// Unavailable overloads that explain why an action cannot start from a step. Without them the compiler would only
// report that two types must be equivalent.

extension OriginRequired where Origin == UINavigationController {
  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(_ step: DestinationStep<Start, Other>) -> AssembledStep<
    ViewController, Context
  > { preconditionFailure() }

  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a navigation controller: start from .navigationController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other, Next>(_ step: UnfinishedStep<Start, Other, Next>) -> StepChain<
    ViewController, Context, Next
  > { preconditionFailure() }
}

extension OriginRequired where Origin == UITabBarController {
  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(_ step: DestinationStep<Start, Other>) -> AssembledStep<
    ViewController, Context
  > { preconditionFailure() }

  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a tab bar controller: start from .tabBarController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other, Next>(_ step: UnfinishedStep<Start, Other, Next>) -> StepChain<
    ViewController, Context, Next
  > { preconditionFailure() }
}

extension OriginRequired where Origin == UISplitViewController {
  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other>(_ step: DestinationStep<Start, Other>) -> AssembledStep<
    ViewController, Context
  > { preconditionFailure() }

  /// Refuses a step that the action cannot start from.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "the action needs a split view controller: start from .splitController, or promise one with expectingContainer()"
  )
  public func from<Start: UIViewController, Other, Next>(_ step: UnfinishedStep<Start, Other, Next>) -> StepChain<
    ViewController, Context, Next
  > { preconditionFailure() }
}

extension IncompleteRoute {
  /// Refuses a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other>(_ step: DestinationStep<Origin, Other>) -> AssembledStep<ViewController, Context> {
    preconditionFailure()
  }

  /// Refuses a step of another context.
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Other, Next>(_ step: UnfinishedStep<Origin, Other, Next>) -> StepChain<ViewController, Context, Next>
  { preconditionFailure() }
}

extension IncompleteRoute where Origin == UIViewController {
  /// Refuses a step of another context.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other>(_ step: DestinationStep<Start, Other>) -> AssembledStep<
    ViewController, Context
  > { preconditionFailure() }

  /// Refuses a step of another context.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "this step takes another context than the route: join the two with adaptingContext(_:), or let the step take Any?"
  )
  public func from<Start: UIViewController, Other, Next>(_ step: UnfinishedStep<Start, Other, Next>) -> StepChain<
    ViewController, Context, Next
  > { preconditionFailure() }
}
