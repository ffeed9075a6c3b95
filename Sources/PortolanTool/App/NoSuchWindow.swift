/// A window that is neither open nor the next one to be opened.
public struct NoSuchWindow: Error, Equatable, CustomStringConvertible {
  /// The number that was asked for.
  public let number: Int
  /// How many windows are open.
  public let openCount: Int
  /// Whether one more can be opened.
  public let canOpenMore: Bool

  /// - Parameters:
  ///   - number: The number that was asked for.
  ///   - openCount: How many windows are open.
  ///   - canOpenMore: Whether one more can be opened.
  public init(number: Int, openCount: Int, canOpenMore: Bool = true) {
    self.number = number
    self.openCount = openCount
    self.canOpenMore = canOpenMore
  }

  public var description: String {
    let last = canOpenMore ? openCount + 1 : openCount
    let fix = last == 1 ? "go without windows, as the app has one" : "ask for one from 1 to \(last)"
    return "There is no window \(number). To fix: \(fix)."
  }
}
