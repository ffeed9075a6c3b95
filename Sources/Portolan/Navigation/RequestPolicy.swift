/// What happens to a request that comes in while others are under way. Commits never interleave, whatever the policy.
public enum RequestPolicy: String, Hashable, Codable, Sendable {
  /// Requests commit one after another, in the order in which they are ready.
  case enqueue
  /// The newest request ends older ones that have not begun to commit, with ``RoutingError/Code/superseded``.
  case latest
  /// A request that comes while another is under way fails with ``RoutingError/Code/rejected``.
  case reject
}
