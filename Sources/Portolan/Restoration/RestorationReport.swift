/// What came of restoring a ``NavigationState``.
public struct RestorationReport<Target: Screen>: Sendable {
  /// Something that is not where it was.
  public struct Dropped: Sendable, CustomStringConvertible {
    /// The screen, or the class of what had none.
    public let name: String
    /// Why, in one sentence without a full stop.
    public let reason: String

    public var description: String { "\(name): \(reason)" }
  }

  /// The screens that are there again, from the bottom to the top.
  public internal(set) var restored: [Target] = []
  /// What is not there again.
  public internal(set) var dropped: [Dropped] = []
}

extension RestorationReport where Target: Codable {
  /// Notes a node, and all that goes with it, as not restored.
  mutating func drop(_ node: NavigationState<Target>.Node, because reason: String) {
    switch node.content {
    case .screen(let screen): dropped.append(.init(name: ValueText.of(screen), reason: reason))
    case .lost(let name): dropped.append(.init(name: name, reason: reason))
    case .container: break
    }
    for child in node.children { drop(child, because: "what held it is not restored") }
    if let presented = node.presented { drop(presented.node, because: "what presented it is not restored") }
  }
}
