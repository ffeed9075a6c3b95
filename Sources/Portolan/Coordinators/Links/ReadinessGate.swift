/// Whether the app is ready to be taken elsewhere by a link.
///
/// The gate is closed as long as there is a reason: the launch, from the beginning, then perhaps an introduction or a
/// login. Those who wait are let in when the last reason is gone.
@MainActor
public final class ReadinessGate {
  /// Why the app is not ready.
  public struct Reason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the reason.
    public let description: String

    /// - Parameter value: What tells the reason from others.
    public init(stringLiteral value: String) {
      description = value
    }

    /// The app has nothing on screen yet.
    public static let launch: Reason = "launch"
    /// The user is being introduced to the app.
    public static let onboarding: Reason = "onboarding"
    /// The user has to log in.
    public static let login: Reason = "login"
  }

  /// Why the gate is closed; empty where it is open.
  public private(set) var reasons: Set<Reason>

  private var onOpen: [@MainActor () -> Void] = []

  /// - Parameter reasons: Why the gate is closed in the beginning.
  public init(closedFor reasons: Set<Reason> = [.launch]) {
    self.reasons = reasons
  }

  /// Whether there is no reason to wait.
  public var isOpen: Bool { reasons.isEmpty }

  /// Adds a reason to wait. What has begun goes on.
  ///
  /// - Parameter reason: Why the app is not ready.
  public func close(for reason: Reason) {
    reasons.insert(reason)
  }

  /// Takes a reason away, and lets those in who wait if it was the last. Opening a gate that is open lets those in who
  /// could not go on before, for want of a window, say.
  ///
  /// - Parameter reason: What is over.
  public func open(for reason: Reason) {
    reasons.remove(reason)
    guard isOpen else { return }
    for notify in onOpen { notify() }
  }

  /// Calls a closure each time that the gate opens.
  func whenOpened(_ notify: @escaping @MainActor () -> Void) {
    onOpen.append(notify)
  }
}
