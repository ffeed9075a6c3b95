/// A screen as a place to go. Requests for equal screens are the same request.
final class ScreenDestination<Target: Screen>: BoundDestination {
  private let screen: Target
  /// Assembled once, so that the guards know the steps that they were asked about.
  private lazy var node = screen.step.node

  init(_ screen: Target) {
    self.screen = screen
  }

  private(set) lazy var fingerprint = screen.hashValue

  private(set) lazy var name = ValueText.of(screen)
  var description: String { name }

  func isSame(as other: any BoundDestination) -> Bool {
    (other as? ScreenDestination)?.screen == screen
  }

  var definition: StepDefinition? { node.definition }
  var anyContext: Any? { screen }

  func targetStep() throws -> (any BoundStep)? { try node.step(with: screen) }

  func resolve(into search: inout RouteSearch) throws {
    try node.resolve(with: screen, into: &search)
  }
}

extension Screen {
  /// The screen with the way to it, as a step for routes to start from.
  ///
  /// A screen that lies on the way to itself ends the program.
  @MainActor
  var step: DestinationStep<UIViewController, Self> {
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

  /// The step that finds or builds the screen itself, with its guards and tasks.
  ///
  /// - Parameter window: The window in which a route that is one of several chooses its way.
  /// - Returns: `nil` where the route has no way for this screen.
  @MainActor
  func targetStep(in window: UIWindow) throws -> (any BoundStep)? {
    let node = step.node
    if let step = try node.step(with: self) { return step }
    var search = RouteSearch(scope: SearchScope(window: window))
    // Whether the way has a beginning does not matter here.
    try? node.resolve(with: self, into: &search)
    return search.steps.first
  }
}

/// The screens whose routes are being assembled, each on the way to the one before.
@MainActor
private enum ScreensUnderWay {
  static var screens: [AnyHashable] = []
}
