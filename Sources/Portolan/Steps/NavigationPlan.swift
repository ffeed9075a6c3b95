/// What a navigation would do, as a value to compare, store and print.
///
/// Two plans are equal where they do the same to controllers of the same classes.
public struct NavigationPlan: Hashable, Codable, Sendable {
  /// One step of the way.
  public struct Step: Hashable, Codable, Sendable {
    /// How the step comes by its controller.
    public enum Source: String, Hashable, Codable, Sendable {
      /// It is in the hierarchy.
      case found
      /// The factory makes it.
      case built
      /// A controller that is built brings it along.
      case expected
    }

    /// The class of the controller, with what it says of itself where it is there.
    public var screen: String
    /// How the step comes by its controller.
    public var source: Source
    /// How the controller is integrated into that of the step before; `nil` where it is not built.
    public var action: String?
    /// The guards that are asked because of this step.
    public var guards: [String]
  }

  /// The screen that is wanted.
  public var destination: String
  /// The guards in the order in which they are asked: those of the router, those of the target, and then, once the way is
  /// known, those of the steps before it.
  public var guards: [String]
  /// The steps in the order in which they are carried out: the controller that is there first, the target last.
  public var steps: [Step]
  /// The modals to be dismissed, topmost first.
  public var dismissed: [String]
  /// The controllers to be popped or replaced.
  public var removed: [String]
  /// Whether nothing needs to be done, as the screen is on top.
  public var isReached: Bool
}

extension NavigationPlan: CustomStringConvertible {
  /// The plan, a line for each thing to be done.
  public var description: String {
    var lines = ["Plan to reach \(destination)"]
    for name in guards { lines.append("ask        \(name)") }
    if let origin = steps.first { lines.append("start at   \(origin.screen)") }
    for name in removed { lines.append("remove     \(name)") }
    for name in dismissed { lines.append("dismiss    \(name)") }
    for step in steps.dropFirst() {
      switch step.source {
      case .found: lines.append("find       \(step.screen)")
      case .built: lines.append("build      \(step.screen)" + (step.action.map { "  \($0)" } ?? ""))
      case .expected: lines.append("expect     \(step.screen)")
      }
    }
    lines.append(isReached ? "nothing to do: it is on top" : "reveal     \(steps.last?.screen ?? destination)")
    return lines.joined(separator: "\n  ")
  }

  /// The plan in one line.
  public var summary: String {
    if isReached { return "\(destination) is on top already" }
    let built = steps.filter { $0.source == .built }.map(\.screen)
    var parts = ["starting at \(steps.first?.screen ?? "nothing")"]
    if !dismissed.isEmpty { parts.append("dismissing \(dismissed.joined(separator: ", "))") }
    if !removed.isEmpty { parts.append("removing \(removed.joined(separator: ", "))") }
    if !built.isEmpty { parts.append("building \(built.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}
