/// An error for a screen that requires a login, after a login that the customer did not complete.
public struct LoginDenied: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The reason, and a fix.
  public var description: String {
    "This screen requires a login, and the login screen was closed without one. To fix: log in."
  }
}
