// The names of earlier versions.

/// The earlier name of a step without an origin.
@available(*, deprecated, renamed: "Step")
public typealias UnfinishedStep<ViewController: UIViewController, Context, Needs> = Step<ViewController, Context, Needs>

/// The earlier name of a route whose outermost step is not complete.
@available(*, deprecated, renamed: "Step")
public typealias StepChain<ViewController: UIViewController, Context, Needs> = Step<ViewController, Context, Needs>

/// The earlier name of a route whose action is known.
@available(*, deprecated, message: "write Step<ViewController, Context, NeedsOrigin<Origin>>")
public typealias OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context> =
  Step<ViewController, Context, NeedsOrigin<Origin>>

/// The earlier name of a complete route.
@available(*, deprecated, renamed: "DestinationStep")
public typealias AssembledStep<ViewController: UIViewController, Context> = DestinationStep<ViewController, Context>

/// The earlier name of the need of a step that can build its controller.
@available(*, deprecated, renamed: "NeedsAction")
public typealias Building = NeedsAction

/// The earlier name of the need of a step that can only be found.
@available(*, deprecated, renamed: "NeedsAnyOrigin")
public typealias Expecting = NeedsAnyOrigin

/// The earlier protocol of routes that need an origin.
@available(*, deprecated, message: "write Step<ViewController, Context, NeedsOrigin<Origin>>")
public typealias IncompleteRoute = Any

/// The earlier protocol of the needs of a step.
@available(*, deprecated, message: "the third parameter of a step names its need: NeedsAction or NeedsAnyOrigin")
public typealias StepKind = Any

extension AbstractFactory {
  /// The earlier name of `Needs`.
  @available(*, deprecated, renamed: "Needs")
  public typealias Kind = Needs
}

/// An event was an enumeration itself.
@available(*, unavailable, message: "an event is a structure of a request: write `event.what` in place of `event`")
public func ~= (pattern: NavigationEvent.What, event: NavigationEvent) -> Bool { false }

extension NavigationEvent {
  /// An event had the controller that was reached.
  @available(*, unavailable, message: "an event names screens: add a post-routing task, which receives the controller")
  public var target: UIViewController? { nil }
}

extension NavigationPlan {
  /// An event had the route in place of its plan.
  @available(*, deprecated, message: "the event has the plan of the route itself")
  public var plan: NavigationPlan { self }
}
