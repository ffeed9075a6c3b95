/// What people want to know of a screen.
public struct ScreenNote: Hashable, Sendable {
  /// What shows the screen: the class of its controller, say.
  public let name: String
  /// How the user gets there, in one sentence without a full stop.
  public let way: String

  /// - Parameters:
  ///   - name: What shows the screen: the class of its controller, say.
  ///   - way: How the user gets there, in one sentence without a full stop.
  public init(_ name: String, way: String) {
    self.name = name
    self.way = way
  }
}
