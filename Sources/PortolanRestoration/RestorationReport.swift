/// The result of restoring a ``NavigationState``.
///
/// ```swift
/// let report = try await router.restore(NavigationState<ShopScreen>(json: data))
/// if report.restored.isEmpty { try await router.navigate(to: ShopScreen.home) }
/// for part in report.dropped { log(part.description) }
/// ```
public struct RestorationReport<Target: Screen>: Sendable {
  /// A part of a stored state that was not restored.
  public struct Dropped: Sendable, CustomStringConvertible {
    /// The screen, or the class of a controller without a screen.
    public let name: String
    /// The reason, in one sentence without a full stop.
    public let reason: String

    /// The name and the reason in one line.
    public var description: String { "\(name): \(reason)" }
  }

  /// The screens that were restored, from the bottom to the top.
  public internal(set) var restored: [Target] = []
  /// The parts that were not restored.
  public internal(set) var dropped: [Dropped] = []

  package init() {}
}

extension RestorationReport where Target: Codable {
  /// Records that a node without a screen, with everything in it and over it, is not restored.
  mutating func dropLost(_ node: NavigationState<Target>.Node) { drop(node, because: "it is not a screen of this app") }

  /// Records that the screens above one on a stack are not restored.
  @inline(never) mutating func dropScreens(on stack: NavigationState<Target>.Node, above index: Int) {
    for above in stack.children[(index + 1)...] {
      drop(above, because: "the screen below it on the stack is not restored")
    }
  }

  /// Records that a node, with everything in it and over it, is not restored.
  package mutating func drop(_ node: NavigationState<Target>.Node, because reason: String) {
    switch node.content {
    case .screen(let screen): dropped.append(.init(name: ValueText.of(screen), reason: reason))
    case .lost(let name): dropped.append(.init(name: name, reason: reason))
    case .container: break
    }
    for child in node.children { drop(child, because: "its container is not restored") }
    if let presented = node.presented { drop(presented.node, because: "its presenter is not restored") }
  }
}
