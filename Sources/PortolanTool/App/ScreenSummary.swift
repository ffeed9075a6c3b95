/// A summary of a screen for the list of screens and for reports.
public struct ScreenSummary: Hashable, Sendable {
  /// The name of the screen, such as the class of its controller.
  public let name: String
  /// The way on which the user gets there, in one sentence without a full stop.
  public let way: String

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - name: The name of the screen, such as the class of its controller.
  ///   - way: The way on which the user gets there, in one sentence without a full stop.
  public init(_ name: String, way: String) {
    self.name = name
    self.way = way
  }
}
