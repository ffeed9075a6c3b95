/// The way a navigation ended, the same for results, errors and events.
///
/// ```swift
/// router.navigate(to: ShopScreen.bag) { result in
///   switch result.outcome {
///   case .reached, .alreadyThere, .joined: log("the bag is shown")
///   case .denied, .cancelled, .superseded: break
///   case .failed: log("the bag cannot be shown")
///   }
/// }
/// ```
public enum NavigationOutcome: String, Hashable, Sendable {
  /// The screen is reached, and the hierarchy has changed for it.
  case reached
  /// The screen was reached already, so nothing has moved.
  case alreadyThere
  /// An equal request was under way, and its screen is reached.
  case joined
  /// A guard denied the request, or a screen that would have had to leave remains.
  case denied
  /// The task that made the request was cancelled.
  case cancelled
  /// A newer request replaced this one, or the policy rejected it because another one was under way.
  case superseded
  /// The request failed for another reason.
  case failed
}

/// The handling of a request that arrives while others of the same router are under way in the same window.
///
/// ```swift
/// let router = DefaultRouter(policy: .latest)
/// ```
///
/// Commits never interleave, whatever the policy. A navigation that a guard performs is a part of the guarded request
/// and does not compete with it.
public enum RequestPolicy: String, Hashable, Codable, Sendable {
  /// Requests commit one after another, in the order they are ready.
  case enqueue
  /// The newest request ends older requests that have not begun to commit, with ``RoutingError/Code/superseded``.
  case latest
  /// A request that arrives while another request is under way fails with ``RoutingError/Code/rejected``.
  case reject
}
