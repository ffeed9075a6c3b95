/// A screen as a destination.
///
/// Requests for equal screens count as the same request.
final class ScreenDestination<Target: Screen>: BoundDestination {
  private let screen: Target
  /// The steps of the route, assembled only once so that the guards recognise the steps that they were asked about.
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

  var anyContext: Any? { screen }

  func definition(in window: UIWindow) -> StepDefinition? { node.definition(in: window) }

  func targetStep(in window: UIWindow) throws -> (any BoundStep)? { try node.step(with: screen, in: window) }

  func resolve(into search: inout RouteSearch) throws {
    try node.resolve(with: screen, into: &search)
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
  func targetStep(in window: UIWindow) throws -> (any BoundStep)? {
    let node = step.node
    if let step = try node.step(with: self, in: window) { return step }
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
