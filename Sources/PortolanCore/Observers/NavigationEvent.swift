/// A decision of the router about one request, as it reports it to its observers.
///
/// The events of several requests can alternate. The events of one request have the same number:
///
/// ```swift
/// final class EventLog: RouterObserver {
///   private(set) var lines: [Int: [String]] = [:]
///
///   func router(did event: NavigationEvent) {
///     lines[event.request, default: []].append(event.text)
///   }
/// }
/// ```
///
/// An event is a plain value: it names screens, controllers, guards, actions and errors, and retains none of them.
public struct NavigationEvent: Sendable {
  /// The decisions about a request.
  ///
  /// Later versions may add more cases: end a `switch` with `default`.
  ///
  /// ```swift
  /// final class DenialCounter: RouterObserver {
  ///   private(set) var denials: [String: Int] = [:]
  ///
  ///   func router(did event: NavigationEvent) {
  ///     if case .denied(let name, _) = event.what { denials[name, default: 0] += 1 }
  ///   }
  /// }
  /// ```
  public enum What: Equatable, Sendable {
    /// The request arrived.
    case requested
    /// An equal request is under way, and this one gets the same answer. It reports no further events.
    case joined(request: Int)
    /// The request waits until another request has committed.
    case waiting
    /// The finder of a step returned a controller of a class, or `nil`.
    case searched(String, finder: String, found: String?)
    /// The route is resolved, with its effects.
    case resolved(NavigationPlan)
    /// A guard let the request proceed.
    case passed(guard: String)
    /// A guard redirected the request to another destination, as the following events name it.
    case redirected(guard: String, to: String)
    /// A guard denied the request.
    case denied(guard: String, NavigationFailure)
    /// A screen with unsaved changes has answered whether it may leave.
    case asked(leaving: String, isAllowed: Bool)
    /// A factory built the controller of a step.
    case built(String)
    /// An action added a controller to another controller, or to an empty window.
    case integrated(String, into: String?, action: String)
    /// Modals were dismissed, the lowest first.
    case dismissed([String])
    /// A container showed one of its children.
    case revealed(String)
    /// The hierarchy was restored to its state before the commit.
    case undone(because: NavigationFailure)
    /// A post-routing task of a step failed, or one of the router.
    ///
    /// The navigation remains successful.
    case postTaskFailed(String?, NavigationFailure)
    /// The request succeeded: its screen is reached.
    case reached
    /// The request failed.
    case failed(NavigationFailure)
    /// A link or a stored state was set aside this once, because the last launch ended while it was performed.
    case setAside
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
  @inline(never) package init(_ what: What, of request: Int, to destination: String) {
    self.request = request
    self.destination = destination
    self.what = what
    instant = .now
  }
}

/// An error of a navigation, as observers see it.
///
/// ```swift
/// final class FailureReporter: RouterObserver {
///   func router(did event: NavigationEvent) {
///     guard case .failed(let failure) = event.what, failure.code != "superseded" else { return }
///     log("\(event.destination): \(failure.reason)")
///   }
/// }
/// ```
public struct NavigationFailure: Equatable, Sendable {
  /// The code of a ``RoutingError``, such as `notFound`, or the type of another error.
  public let code: String
  /// The reason of a ``RoutingError``, in one sentence without a full stop, or the text of another error.
  public let reason: String
  /// The whole text of the error, in several lines for a ``RoutingError``.
  public let text: String
  /// The way the navigation ended, if it ended with the error.
  public let outcome: NavigationOutcome

  /// Records an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - isDenied: `true` if a guard threw it.
  package init(_ error: any Error, isDenied: Bool = false) {
    outcome = isDenied ? .denied : NavigationOutcome(error)
    let fault = error as? RoutingError
    code = fault?.code.description ?? "\(type(of: error))"
    text = ValueText.of(error)
    reason = fault?.reason ?? text
  }
}

/// The code that receives the events of a router's navigations.
///
/// An event is created only if there is any.
@MainActor
package struct EventListeners {
  /// A function that tells the observers, in the order they were added, or `nil` if there are none.
  var tell: (@MainActor (NavigationEvent) -> Void)?
  /// A closure that receives each event with its destination, for an observer that records the screen itself.
  package var follow: (@MainActor (NavigationEvent, Destination) -> Void)?

  func receive(_ event: NavigationEvent, to destination: Destination, recording isRecorded: Bool) {
    tell?(event)
    if isRecorded { follow?(event, destination) }
  }
}
