/// A gate that holds links back until the app is ready to show them.
///
/// The gate is closed as long as there is a reason: first the launch, then perhaps an introduction or a login. When the
/// last reason is removed, the waiting links proceed.
///
/// ```swift
/// inbox.gate.close(for: .onboarding)
/// try await run(OnboardingFlow())
/// inbox.gate.open(for: .onboarding)
/// ```
@MainActor
public final class ReadinessGate {
  /// A reason why the app is not ready.
  ///
  /// ```swift
  /// inbox.gate.close(for: "update")
  /// try await shop.update()
  /// inbox.gate.open(for: "update")
  /// ```
  public struct Reason: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name of the reason.
    public let description: String

    /// Creates a reason.
    ///
    /// - Parameter value: The name that distinguishes this reason from others.
    public init(stringLiteral value: String) {
      description = value
    }

    /// The app has nothing on screen yet.
    public static let launch: Reason = "launch"
    /// The user is being introduced to the app.
    public static let onboarding: Reason = "onboarding"
    /// The user must log in.
    public static let login: Reason = "login"
  }

  /// The reasons why the gate is closed.
  ///
  /// The set is empty if the gate is open.
  public var reasons: Set<Reason> { logins == 0 ? ownReasons : ownReasons.union([.login]) }

  /// The reasons that the app has given.
  private var ownReasons: Set<Reason>
  /// The number of logins of ``Reauthorization`` under way, which close the gate besides.
  var logins = 0 {
    didSet { if logins == 0 { proceedIfOpen() } }
  }

  /// The notification that a gate is open.
  static let didOpen = Notification.Name("PortolanReadinessGateDidOpen")

  /// Creates a gate.
  ///
  /// ```swift
  /// let gate = ReadinessGate(closedFor: [.launch, .onboarding])
  /// let inbox = DeepLinkInbox(router: router, links: ShopScreen.links, gate: gate)
  /// ```
  ///
  /// - Parameter reasons: The reasons why the gate is closed at first.
  public init(closedFor reasons: Set<Reason> = [.launch]) {
    ownReasons = reasons
  }

  /// A Boolean value that indicates whether there is no reason to wait.
  public var isOpen: Bool { ownReasons.isEmpty && logins == 0 }

  /// Adds a reason to wait.
  ///
  /// A link that is under way continues.
  ///
  /// - Parameter reason: The reason why the app is not ready.
  public func close(for reason: Reason) {
    ownReasons.insert(reason)
  }

  /// Removes a reason to wait, and opens the gate if it was the last one.
  ///
  /// Waiting links then proceed. If the gate is open already, links that could not continue, for example because there
  /// was no window, are tried again.
  ///
  /// - Parameter reason: The reason that no longer applies.
  public func open(for reason: Reason) {
    ownReasons.remove(reason)
    proceedIfOpen()
  }

  private func proceedIfOpen() {
    if isOpen { NotificationCenter.default.post(name: Self.didOpen, object: self) }
  }
}
