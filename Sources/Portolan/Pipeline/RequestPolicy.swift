/// What happens to a request that comes in while others of the same router are under way in the same window.
///
/// Commits never interleave, whatever the policy. What a guard navigates itself is a part of the request that it guards,
/// and no rival of it.
public enum RequestPolicy: String, Hashable, Codable, Sendable {
  /// Requests commit one after another, in the order in which they are ready.
  case enqueue
  /// The newest request ends older ones that have not begun to commit, with ``RoutingError/Code/superseded``.
  case latest
  /// A request that comes while another is under way fails with ``RoutingError/Code/rejected``.
  case reject
}
