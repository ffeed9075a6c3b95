/// A decision of the router, which it reports to its observers.
///
/// The controllers and descriptions in an event are converted to text only when ``text`` is read. Later versions may
/// add more cases: end a `switch` with `default`.
@MainActor
public enum NavigationEvent {
  /// A request arrived.
  case requested(Destination)
  /// The same request was under way, and this one waits for its answer.
  case joined(Destination)
  /// The request waits until another one has committed.
  case waiting(Destination)
  /// A finder returned a controller, or `nil`.
  case searched(NavigationStep, found: UIViewController?)
  /// The route is resolved.
  ///
  /// The plan is computed when it is read.
  case resolved(ResolvedRoute)
  /// A guard let the request proceed.
  case passed(guard: any RoutingInterceptor)
  /// A guard redirected the request to another destination.
  case redirected(guard: any RoutingInterceptor, to: Destination)
  /// A guard denied the request.
  case denied(guard: any RoutingInterceptor, any Error)
  /// A screen with unsaved changes has answered whether it may leave.
  case asked(leaving: any LeaveConfirming, isAllowed: Bool)
  /// A factory built its controller.
  case built(NavigationStep, UIViewController)
  /// An action added a controller to the hierarchy: to that of another controller, or to an empty window.
  case integrated(UIViewController, into: UIViewController?, action: any Action)
  /// Modals were dismissed, the lowest first.
  case dismissed([UIViewController])
  /// A container showed one of its children.
  case revealed(UIViewController)
  /// The hierarchy was restored to its state before the commit.
  case undone(because: any Error)
  /// A post-routing task failed.
  ///
  /// The navigation remains successful.
  case postTaskFailed(NavigationStep?, any Error)
  /// The request succeeded: the screen is reached.
  case reached(Destination, UIViewController)
  /// The request failed.
  case failed(Destination, any Error)
}

/// A step of a route, as observers see it.
@MainActor
public struct NavigationStep {
  let step: BoundStep

  /// The class of the controller that the step yields.
  public var screen: String { step.name }
  /// The description of the finder that looks for the controller.
  public var finder: String { step.finderDescription }
  /// The description of the action that adds the controller to the hierarchy, or `nil` if the step has none.
  public var action: String? { step.definition.actionName }
}
