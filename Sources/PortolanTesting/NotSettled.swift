/// An error for an app that does not become idle in time.
///
/// ```swift
/// do {
///   try await settle(app.window, within: .seconds(1))
/// } catch let error as NotSettled {
///   Issue.record("\(error)")
/// }
/// ```
public struct NotSettled: Error, CustomStringConvertible {
  enum Reason {
    case transition(String)
    case navigation(String)
    case changes
    case condition
  }

  let reason: Reason
  let limit: Duration

  /// The reason, and a fix.
  public var description: String {
    switch reason {
    case .transition(let name):
      """
      The app is not idle after \(limit): a transition of \(name) is in progress. To fix: let it end. A \
      ManualTransitionClock only advances when the test steps it.
      """
    case .navigation(let place):
      """
      The app is not idle after \(limit): the navigation to \(place) is in progress. To fix: complete the work that its \
      factories, actions and context tasks wait for.
      """
    case .changes:
      """
      The app is not idle after \(limit): its controllers keep changing. To fix: stop the code that changes them, or \
      allow more time with settle(within:).
      """
    case .condition:
      """
      The condition of the test does not hold after \(limit), although the app is idle. To fix: check that the condition \
      can hold, or allow more time with settle(within:).
      """
    }
  }
}

extension NotSettled.Reason {
  /// Creates the reason why a window will change without further action by the user or the app, or `nil` if it is at rest.
  ///
  /// A request that waits in a guard holds no window, because it may wait for the user.
  @MainActor
  init?(of window: UIWindow) {
    if let destination = WindowState.of(window).destination {
      self = .navigation("\(destination)")
    } else if let coordinator = window.transitionUnderWay {
      let moving = coordinator.viewController(forKey: .to) ?? window.rootViewController
      self = .transition(moving.map(typeName) ?? "UIWindow")
    } else {
      return nil
    }
  }
}
