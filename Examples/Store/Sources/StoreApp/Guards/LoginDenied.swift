/// Nobody logged in, although the screen needs it.
public struct LoginDenied: Error, Equatable, CustomStringConvertible {
  public init() {}

  public var description: String {
    "Only who is logged in may go there, and the login screen was left without logging in. To fix: log in."
  }
}
