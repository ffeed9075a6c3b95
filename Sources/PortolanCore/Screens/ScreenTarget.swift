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
    self.init(bound: BoundNode(screen: screen) { screen.step.node })
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
  /// The screen with its route, as a step that other routes can start from.
  ///
  /// The program stops if the route of a screen leads through the same screen.
  @MainActor
  var step: DestinationStep<UIViewController, Self> {
    if let embedding = Self.embedding { return embedding.step(to: self) }
    precondition(
      !ScreensUnderWay.screens.contains(self),
      """
      The route to \(ValueText.of(self)) leads through itself: \(ScreensUnderWay.screens.map(ValueText.of)). \
      To fix: let one of these routes start from what is there, as .push and .present do.
      """)
    ScreensUnderWay.screens.append(self)
    defer { ScreensUnderWay.screens.removeLast() }
    return route.step
  }

  /// Returns the step that finds or builds the screen itself, with its guards and tasks.
  ///
  /// - Parameter window: The window in which a ``SwitchAssembly`` in the route chooses its case.
  /// - Returns: The step, or `nil` if the route has no case for this screen.
  /// - Throws: The errors of context transformers.
  @MainActor
  func targetStep(in window: UIWindow) throws -> BoundStep? {
    let node = step.node
    if let step = try node.target(with: self, in: window) { return step }
    var search = RouteSearch(scope: SearchScope(window: window))
    // Only the first step matters here, so an error in the rest of the route is ignored.
    try? node.resolve(with: self, into: &search)
    return search.steps.first
  }
}

/// The screens whose routes are being assembled, each one as part of the route of the one before it.
@MainActor
private enum ScreensUnderWay {
  static var screens: [AnyHashable] = []
}
