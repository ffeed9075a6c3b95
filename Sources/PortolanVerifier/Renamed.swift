// The earlier names of exceptions, each with what to write instead.
extension RuleException {
  /// The earlier form of ``repeats(_:)``.
  @available(*, unavailable, message: "write expects(.repeats(screen), because: reason)")
  public static func repeats(_ screen: App.AppScreen, because reason: String) -> Self { .repeats(screen) }
  /// The earlier form of ``terminal(_:)``.
  @available(*, unavailable, message: "write expects(.terminal(screen), because: reason)")
  public static func terminal(_ screen: App.AppScreen, because reason: String) -> Self { .terminal(screen) }
  /// The earlier form of ``keeps(_:)``.
  @available(*, unavailable, message: "write expects(.keeps(Type.self), because: reason)")
  public static func retains(_ type: UIViewController.Type, because reason: String) -> Self { .keeps(type) }
  /// The earlier form of ``breaks(_:on:)``.
  @available(*, unavailable, message: "write expects(.breaks(rule, on: action), because: reason)")
  public static func allows(_ rule: Rule, on action: String? = nil, because reason: String) -> Self {
    .breaks(rule, on: action)
  }
}
