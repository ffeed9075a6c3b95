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
