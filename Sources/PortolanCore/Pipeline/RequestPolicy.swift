/// The handling of a request that arrives while others of the same router are under way in the same window.
///
/// ```swift
/// let router = DefaultRouter(policy: .latest)
/// ```
///
/// Commits never interleave, whatever the policy. A navigation that a guard performs is a part of the guarded request
/// and does not compete with it.
public enum RequestPolicy: String, Hashable, Codable, Sendable {
  /// Requests commit one after another, in the order in which they are ready.
  case enqueue
  /// The newest request ends older ones that have not begun to commit, with ``RoutingError/Code/superseded``.
  case latest
  /// A request that arrives while another one is under way fails with ``RoutingError/Code/rejected``.
  case reject
}
