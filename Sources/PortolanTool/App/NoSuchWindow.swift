/// An error for a window number that is neither an open window nor the next window.
public struct NoSuchWindow: Error, Equatable, CustomStringConvertible {
  /// The number that was requested.
  public let number: Int
  /// The number of open windows.
  public let openCount: Int
  /// A Boolean value that indicates whether another window can be opened.
  public let canOpenMore: Bool

  /// Creates an error for a window number.
  ///
  /// - Parameters:
  ///   - number: The number that was requested.
  ///   - openCount: The number of open windows.
  ///   - canOpenMore: A Boolean value that indicates whether another window can be opened.
  public init(number: Int, openCount: Int, canOpenMore: Bool = true) {
    self.number = number
    self.openCount = openCount
    self.canOpenMore = canOpenMore
  }

  /// The error, with the valid numbers.
  public var description: String {
    let last = canOpenMore ? openCount + 1 : openCount
    let fix = last == 1 ? "leave out the window, as the app has only one" : "choose a number from 1 to \(last)"
    return "There is no window \(number). To fix: \(fix)."
  }
}
