/// The handling of waiting links when another link arrives.
///
/// ```swift
/// let inbox = DeepLinkInbox(router: router, links: ShopScreen.links, policy: .latest)
/// ```
public enum LinkPolicy: String, Hashable, Codable, Sendable {
  /// All links are performed, in the order they arrived.
  case inOrder
  /// All links are performed, in order. A link that equals one that waits or is under way shares its answer.
  case coalesce
  /// Only the newest link is performed. Waiting links get the answer ``LinkAnswer/superseded``, and the link that is
  /// under way is cancelled.
  case latest
}
