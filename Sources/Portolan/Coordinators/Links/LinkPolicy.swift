/// What happens to links that wait when another one comes.
public enum LinkPolicy: String, Hashable, Codable, Sendable {
  /// All are carried out, in the order in which they came.
  case inOrder
  /// All are carried out, in order; one that equals a link that waits or is under way shares its answer.
  case coalesce
  /// Only the newest is carried out: those that wait get the answer ``LinkAnswer/superseded``, and the one that is under
  /// way is cancelled.
  case latest
}
