/// An error for a window that shows or contains other screens than a test expects.
///
/// ```text
/// The user does not see product(id: 42), but login.
/// ```
public struct UnexpectedScreens: Error, Hashable, CustomStringConvertible {
  /// The expected screens.
  public let expected: [String]
  /// The actual screens: the visible ones of the topmost level, or all of the hierarchy.
  public let actual: [String]
  let isAboutVisibility: Bool

  /// The expected and the actual screens.
  public var description: String {
    let actual = actual.isEmpty ? "no screen" : actual.joined(separator: ", ")
    return isAboutVisibility
      ? "The user does not see \(expected.joined(separator: ", ")), but \(actual)."
      : "The screens are not \(expected.isEmpty ? "none" : expected.joined(separator: ", ")), but \(actual)."
  }
}
