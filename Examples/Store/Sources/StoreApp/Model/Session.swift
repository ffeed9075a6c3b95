/// Who is logged in, in all windows. Created by whoever starts the app, and handed to what needs it.
@MainActor
public final class Session {
  /// Whether somebody is logged in.
  public private(set) var isLoggedIn: Bool

  private let listeners = Listeners()

  /// - Parameter isLoggedIn: Whether somebody is logged in from the start.
  public init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }

  /// Logs in, and lets those go on who waited for it.
  public func logIn() {
    isLoggedIn = true
    listeners.tellAll()
  }

  /// Logs out. What is on screen stays there.
  public func logOut() {
    isLoggedIn = false
  }

  /// Tells somebody of each login, in whatever way and in whatever window, as long as they are there.
  func whenLoggedIn(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.add(owner, tell)
  }
}
