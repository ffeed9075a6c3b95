#if !canImport(UIKit)
  /// The bounds of a verification, which its result states.
  public struct VerificationBounds: Hashable, Codable, Sendable {
    /// The maximum number of actions on the shortest way to a state in which actions are taken.
    public var depth = 12
    /// The maximum number of controllers of a state in which actions are taken, or `nil` for six more than at the launch.
    public var controllers: Int?
    /// The maximum number of states.
    public var states = 20_000
    /// The maximum time in seconds, or `nil` for no limit.
    public var seconds: Double?
    /// The seed of the order in which actions are tried, or 0 for the order in which they are listed.
    public var seed: UInt64 = 0

    /// Creates the default bounds.
    ///
    /// - Parameters:
    ///   - depth: The maximum number of actions on the shortest way to a state in which actions are taken.
    ///   - states: The maximum number of states.
    public init(depth: Int = 12, states: Int = 20_000) {
      self.depth = depth
      self.states = states
    }

    /// The bounds in one line, as options of the command.
    var text: String {
      var parts = ["--depth \(depth)", "--states \(states)"]
      if let controllers { parts.append("--controllers \(controllers)") }
      if let seconds { parts.append("--time \(seconds)") }
      if seed != 0 { parts.append("--seed \(seed)") }
      return parts.joined(separator: " ")
    }
  }
#endif
