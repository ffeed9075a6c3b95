/// The login state of the customer, shared by all windows.
///
/// The code that starts the app creates the session and passes it to the objects that need it.
@MainActor
public final class Session {
  /// A Boolean value that indicates whether the customer is logged in.
  public private(set) var isLoggedIn: Bool

  private let listeners = Listeners()
  private let logOutListeners = Listeners()

  /// Creates a session.
  ///
  /// - Parameter isLoggedIn: A Boolean value that indicates whether the customer is logged in from the start.
  public init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }

  /// Logs in, and notifies all waiting guards and flows.
  public func logIn() {
    isLoggedIn = true
    listeners.notifyAll()
  }

  /// Logs out, and notifies all windows, whose screens may no longer be allowed.
  public func logOut() {
    isLoggedIn = false
    logOutListeners.notifyAll()
  }

  /// Calls a closure after each login in any window, as long as the owner exists.
  func whenLoggedIn(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.add(owner, tell)
  }

  /// Calls a closure after each logout in any window, as long as the owner exists.
  func whenLoggedOut(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    logOutListeners.add(owner, tell)
  }
}
