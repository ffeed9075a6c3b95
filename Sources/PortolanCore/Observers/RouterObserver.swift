/// An observer of every decision of a router, for logs and tests.
///
/// ```swift
/// final class FailureCounter: RouterObserver {
///   private(set) var failures = 0
///
///   func router(did event: NavigationEvent) {
///     if case .failed = event.what { failures += 1 }
///   }
/// }
/// ```
///
/// A `ScreenObserver` also receives every screen that appears.
@MainActor
public protocol RouterObserver: AnyObject {
  /// Receives a decision of the router.
  ///
  /// - Parameter event: The decision.
  func router(did event: NavigationEvent)

  /// Receives the router that the observer was added to, once for each router.
  ///
  /// The default does nothing.
  ///
  /// - Parameter router: The router, which retains the observer.
  func didJoin(_ router: DefaultRouter)
}

extension RouterObserver {
  /// Does nothing.
  ///
  /// - Parameter router: The router, which retains the observer.
  public func didJoin(_ router: DefaultRouter) {}
}

/// The observers of a router.
///
/// An event is created only if there is at least one observer.
@MainActor
struct Observers {
  var all: [any RouterObserver] = []

  func notify(_ event: @autoclosure () -> NavigationEvent) {
    guard !all.isEmpty else { return }
    let event = event()
    for observer in all { observer.router(did: event) }
  }
}

extension NavigationRequest {
  /// Reports a decision about this request to the observers of its router.
  func notify(_ what: @autoclosure () -> NavigationEvent.What) {
    configuration.observers.notify(NavigationEvent(what(), of: number, to: place.name))
  }

  /// A closure that reports a search to the observers, or `nil` if there are none.
  var searchReport: RouteSearch.Report? {
    if configuration.observers.all.isEmpty { return nil }
    return { step, found in self.notify(.searched(step, found: found)) }
  }
}

extension NavigationEvent.What {
  /// A search for the controller of a step.
  @MainActor
  static func searched(_ step: BoundStep, found: UIViewController?) -> Self {
    .searched(NavigationStep(step: step), found: found?.nameOfClass)
  }
}

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
/// An event is a plain value: it names screens, controllers, guards, actions and errors, and retains none of them.
public struct NavigationEvent: Hashable, Codable, Sendable {
  /// The decisions about a request.
  ///
  /// Later versions may add more cases: end a `switch` with `default`.
  public enum What: Hashable, Codable, Sendable {
    /// The request arrived.
    case requested
    /// An equal request is under way, and this one gets the same answer. It reports no further events.
    case joined(request: Int)
    /// The request waits until another one has committed.
    case waiting
    /// A finder returned a controller of a class, or `nil`.
    case searched(NavigationStep, found: String?)
    /// The route is resolved, with its effects.
    case resolved(NavigationPlan)
    /// A guard let the request proceed.
    case passed(guard: String)
    /// A guard redirected the request to another destination, which is that of the following events.
    case redirected(guard: String, to: String)
    /// A guard denied the request.
    case denied(guard: String, NavigationFailure)
    /// A screen with unsaved changes has answered whether it may leave.
    case asked(leaving: String, isAllowed: Bool)
    /// A factory built the controller of a step.
    case built(NavigationStep)
    /// An action added a controller to the hierarchy: to that of another controller, or to an empty window.
    case integrated(String, into: String?, action: String)
    /// Modals were dismissed, the lowest first.
    case dismissed([String])
    /// A container showed one of its children.
    case revealed(String)
    /// The hierarchy was restored to its state before the commit.
    case undone(because: NavigationFailure)
    /// A post-routing task failed.
    ///
    /// The navigation remains successful.
    case postTaskFailed(NavigationStep?, NavigationFailure)
    /// The request succeeded: its screen is reached.
    case reached
    /// The request failed.
    case failed(NavigationFailure)
  }

  /// The number of the request, from the order in which the requests of all routers arrive.
  public let request: Int
  /// The name of the request's destination, or of the one to which a guard has redirected it since.
  public let destination: String
  /// The instant of the decision.
  public let instant: ContinuousClock.Instant
  /// The decision.
  public let what: What

  /// Creates an event that happens now.
  package init(_ what: What, of request: Int, to destination: String) {
    self.request = request
    self.destination = destination
    self.what = what
    instant = .now
  }
}

/// A step of a route, as observers see it.
public struct NavigationStep: Hashable, Codable, Sendable {
  /// The class of the controller that the step yields.
  public let screen: String
  /// The description of the finder that looks for the controller.
  public let finder: String
  /// The description of the action that adds the controller to the hierarchy, or `nil` if the step has none.
  public let action: String?

  @MainActor
  init(step: BoundStep) {
    screen = step.name
    finder = step.definition.finderDescription
    action = step.definition.action?.name
  }
}

/// An error of a navigation, as observers see it.
public struct NavigationFailure: Hashable, Codable, Sendable {
  /// The code of a ``RoutingError``, such as `notFound`, or the type of another error.
  public let code: String
  /// The reason of a ``RoutingError``, in one sentence without a full stop, or the text of another error.
  public let reason: String
  /// The whole text of the error, in several lines for a ``RoutingError``.
  public let text: String

  /// Records an error.
  ///
  /// - Parameter error: The error.
  package init(_ error: any Error) {
    let fault = error as? RoutingError
    code = fault?.code.description ?? "\(type(of: error))"
    text = ValueText.of(error)
    reason = fault?.reason ?? text
  }

  /// The code of a ``RoutingError``, or `nil` for another error.
  package var routingCode: RoutingError.Code? { RoutingError.Code(named: code) }
}

extension NavigationEvent {
  /// A description of the event in one line, without the number of the request.
  public var text: String { what.text(for: destination) }
}

extension NavigationEvent.What {
  /// Returns the description of what happened to a request for a destination.
  func text(for destination: String) -> String {
    switch self {
    case .requested: "requested \(destination)"
    case .joined: "joined the request for \(destination) that is under way"
    case .waiting: "\(destination) waits for another navigation"
    case .searched(let step, nil): "missing \(step.screen), asked \(step.finder)"
    case .searched(let step, .some(let found)): "found \(found) by \(step.finder)"
    case .resolved(let plan): "resolved, \(plan.summary)"
    case .passed(let guarding): "\(guarding) let it pass"
    case .redirected(let guarding, let destination): "\(guarding) redirected to \(destination)"
    case .denied(let guarding, let failure): "\(guarding) denied it: \(failure.text)"
    case .asked(let screen, true): "\(screen) may leave"
    case .asked(let screen, false): "\(screen) must stay"
    case .built(let step): "built \(step.screen)"
    case .integrated(let newcomer, let existing, let action):
      "\(action): \(newcomer) into \(existing ?? "the empty window")"
    case .dismissed(let modals): "dismissed \(modals.joined(separator: ", "))"
    case .revealed(let viewController): "revealed \(viewController)"
    case .undone: "put everything back"
    case .postTaskFailed(_, let failure): "a post-routing task failed: \(failure.text)"
    case .reached: "reached \(destination)"
    case .failed(let failure): "failed to reach \(destination): \(failure.reason)"
    }
  }
}
