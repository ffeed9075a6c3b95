/// A description of the changes that a navigation would make, as a value to compare, store and print.
///
/// Two plans are equal if they make the same changes to controllers of the same classes.
///
/// ```swift
/// let plan = try router.plan(to: productScreen, with: 42)
/// print(plan)
/// ```
public struct NavigationPlan: Hashable, Codable, Sendable, CustomStringConvertible {
  /// One step of the route.
  ///
  /// ```swift
  /// let plan = try router.plan(to: ShopScreen.product(id: 42))
  /// let builds = plan.steps.contains { $0.source == .built }
  /// ```
  public struct Step: Hashable, Codable, Sendable {
    /// The origin of a step's controller.
    public enum Source: String, Hashable, Codable, Sendable {
      /// The controller is in the hierarchy.
      case found
      /// The factory builds the controller.
      case built
      /// The controller was built ahead and waits for the navigation, which takes it.
      case prepared
      /// The controller comes with another controller that is built.
      case expected
    }

    /// The class of the controller, followed by its own description if the controller already exists.
    public var screen: String
    /// The origin of the controller.
    public var source: Source
    /// The action that places the controller in the controller of the previous step, or `nil` if the controller is not
    /// built.
    ///
    /// It is `tab(…)` if the step selects a tab that creates the controller.
    public var action: String?
    /// The guards that are asked because of this step.
    public var guards: [String]
  }

  /// The name of the target screen.
  public var destination: String
  /// The guards in the order they are asked.
  ///
  /// The guards of the router come first, then the target's. The guards of the previous steps follow when the
  /// route is known.
  ///
  /// ```swift
  /// #expect(try router.plan(to: ShopScreen.settings).guards.contains("LoginGuard"))
  /// ```
  public var guards: [String]
  /// The steps in the order they are carried out: the existing controller first, the target last.
  ///
  /// In a window without a root, the first step is named `empty window`.
  public var steps: [Step]
  /// The modals that will be dismissed, topmost first.
  public var dismissed: [String]
  /// The controllers that will be popped or replaced.
  public var removed: [String]
  /// The screens with unsaved changes that are asked before they leave, in the order they are asked.
  ///
  /// ```swift
  /// let plan = try router.plan(to: ShopScreen.home)
  /// if plan.asked.isEmpty { log("no draft is lost") }
  /// ```
  public var asked: [String]
  /// The children of split view controllers whose hidden columns are shown, or `nil` if there are none.
  public var shown: [String]?
  /// A Boolean value that indicates whether the screen is on top already, so that nothing needs to change.
  public var isReached: Bool

  /// The plan as text, with one line for each change.
  public var description: String {
    var lines = ["Plan to reach \(destination)"]
    for name in guards { lines.append("ask        \(name)") }
    for name in asked { lines.append("ask        \(name) may leave") }
    if let origin = steps.first { lines.append("start at   \(origin.screen)") }
    for name in removed { lines.append("remove     \(name)") }
    for name in dismissed { lines.append("dismiss    \(name)") }
    for name in shown ?? [] { lines.append("show       column of \(name)") }
    for step in steps.dropFirst() {
      let verb = [.found: "find    ", .built: "build   ", .prepared: "prepared"][step.source] ?? "expect  "
      lines.append("\(verb)   \(step.screen)" + (step.action.map { "  \($0)" } ?? ""))
    }
    lines.append(isReached ? "nothing to do: it is on top" : "reveal     \(steps.last?.screen ?? destination)")
    return lines.joined(separator: "\n  ")
  }
}
