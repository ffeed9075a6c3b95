// A screen as the target of a navigation.
extension Screen {
  /// The screen as a destination.
  @MainActor public var destination: Destination { Destination(self) }
}

extension Destination {
  /// Creates a destination from a screen.
  ///
  /// - Parameter screen: The screen, whose ``Screen/route`` leads to it.
  public init<Target: Screen>(_ screen: Target) {
    self.init(bound: BoundNode(screen: screen) { screen.route.step.node })
  }

  /// Returns the screen of this destination, for routers of an app's own and for tests.
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The screen, or `nil` if the destination is no screen of this type.
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    anyContext as? Target
  }
}

extension Screen {
  /// Returns the step that finds or builds the screen itself, with its guards and tasks.
  ///
  /// - Parameter window: The window in which a ``SwitchAssembly`` in the route chooses its case.
  /// - Returns: The step, or `nil` if the route has no case for this screen.
  /// - Throws: The errors of context transformers.
  @MainActor
  func targetStep(in window: UIWindow) throws -> BoundStep? {
    let node = route.step.node
    if let step = try node.target(with: self, in: window) { return step }
    var search = RouteSearch(scope: SearchScope(window: window))
    // Only the first step matters here, so an error in the rest of the route is ignored.
    try? node.resolve(with: self, into: &search)
    return search.steps.first
  }
}
