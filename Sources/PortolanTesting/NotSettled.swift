import Portolan

/// The error of an app that has not come to rest in time.
public struct NotSettled: Error, CustomStringConvertible {
  enum Reason {
    case unrest(WindowActivity)
    case changes
    case condition
  }

  let reason: Reason
  let limit: Duration

  /// What did not come to rest, and how to mend that.
  public var description: String {
    switch reason {
    case .unrest(.transition(let name)):
      """
      The app has not come to rest within \(limit): a transition of \(name) is in flight. To fix: let it end; a \
      ManualTransitionClock moves only when the test steps it.
      """
    case .unrest(.navigation(let place)):
      """
      The app has not come to rest within \(limit): the navigation to \(place) is still under way. To fix: let what its \
      factories, actions and context tasks wait for come.
      """
    case .changes:
      """
      The app has not come to rest within \(limit): its controllers go on changing. To fix: stop what changes them, or \
      give it more time with settle(within:).
      """
    case .condition:
      """
      What the test waits for has not come within \(limit), although nothing moves. To fix: see whether the condition \
      can hold, or give it more time with settle(within:).
      """
    }
  }
}
