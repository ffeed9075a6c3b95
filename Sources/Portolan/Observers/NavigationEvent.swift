/// A decision of the router, as it is told to its observers.
///
/// The controllers and descriptions in an event are made into text only when somebody asks. More cases may come: end a
/// `switch` with `default`.
@MainActor
public enum NavigationEvent {
  /// A request came in.
  case requested(Destination)
  /// The same request was under way, and this one waits for its answer.
  case joined(Destination)
  /// The request waits until another has committed.
  case waiting(Destination)
  /// A finder answered.
  case searched(NavigationStep, found: UIViewController?)
  /// The way is known; the plan is made when it is asked for.
  case resolved(ResolvedRoute)
  /// A guard let the request pass.
  case passed(guard: any RoutingInterceptor)
  /// A guard sent the request elsewhere.
  case redirected(guard: any RoutingInterceptor, to: Destination)
  /// A guard denied the request.
  case denied(guard: any RoutingInterceptor, any Error)
  /// A factory made its controller.
  case built(NavigationStep, UIViewController)
  /// An action integrated a controller.
  case integrated(UIViewController, into: UIViewController, action: any Action)
  /// Modals were dismissed, lowest first.
  case dismissed([UIViewController])
  /// A container showed a child.
  case revealed(UIViewController)
  /// The hierarchy was put back as it was before the commit.
  case undone(because: any Error)
  /// A post-routing task failed; the navigation stands.
  case postTaskFailed(NavigationStep?, any Error)
  /// The request was answered: the screen is reached.
  case reached(Destination, UIViewController)
  /// The request was answered: it failed.
  case failed(Destination, any Error)
}

/// A step of a route, as observers see it.
@MainActor
public struct NavigationStep {
  let step: any BoundStep

  /// The class of the controller that the step yields.
  public var screen: String { step.name }
  /// What looks for it.
  public var finder: String { step.finderDescription }
  /// What integrates it; `nil` where it can only be found.
  public var action: String? { step.definition.actionName }
}
