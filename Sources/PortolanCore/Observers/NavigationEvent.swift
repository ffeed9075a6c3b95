/// A decision of the router about one request, which it reports to its observers.
///
/// The events of several requests can alternate. Those of one request have the same number:
///
/// ```swift
/// func router(did event: NavigationEvent) {
///   log[event.request, default: []].append(event.text)
/// }
/// ```
///
/// An event that is stored retains no controller once its request has ended.
@MainActor
public struct NavigationEvent {
  /// The decisions about a request.
  ///
  /// Descriptions are converted to text only when ``NavigationEvent/text`` is read. Later versions may add more cases:
  /// end a `switch` with `default`.
  @MainActor
  public enum What {
    /// The request arrived.
    case requested
    /// An equal request is under way, and this one gets the same answer. It reports no further events.
    case joined(request: Int)
    /// The request waits until another one has committed.
    case waiting
    /// A finder returned a controller of a class, or `nil`.
    case searched(NavigationStep, found: String?)
    /// The route is resolved.
    ///
    /// Read its plan while the event is received. Afterwards the route has no controllers, and the plan would be wrong.
    case resolved(ResolvedRoute)
    /// A guard let the request proceed.
    case passed(guard: any RoutingInterceptor)
    /// A guard redirected the request to another destination, which is that of the following events.
    case redirected(guard: any RoutingInterceptor, to: Destination)
    /// A guard denied the request.
    case denied(guard: any RoutingInterceptor, any Error)
    /// A screen with unsaved changes has answered whether it may leave.
    case asked(leaving: String, isAllowed: Bool)
    /// A factory built the controller of a step.
    case built(NavigationStep)
    /// An action added a controller to the hierarchy: to that of another controller, or to an empty window.
    case integrated(String, into: String?, action: any Action)
    /// Modals were dismissed, the lowest first.
    case dismissed([String])
    /// A container showed one of its children.
    case revealed(String)
    /// The hierarchy was restored to its state before the commit.
    case undone(because: any Error)
    /// A post-routing task failed.
    ///
    /// The navigation remains successful.
    case postTaskFailed(NavigationStep?, any Error)
    /// The request succeeded: its screen is reached.
    case reached
    /// The request failed.
    case failed(any Error)
  }

  /// The number of the request, from the order in which the requests of all routers arrive.
  public let request: Int
  /// The destination of the request, or the one to which a guard has redirected it since.
  public let destination: Destination
  /// The instant of the decision.
  public let instant = ContinuousClock.now
  /// The decision.
  public let what: What
  /// The controller that was reached, which the event does not retain, or `nil` for other decisions.
  public private(set) weak var target: UIViewController?

  /// Creates an event that happens now.
  package init(_ what: What, of request: Int, to destination: Destination, target: UIViewController? = nil) {
    self.request = request
    self.destination = destination
    self.what = what
    self.target = target
  }
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
