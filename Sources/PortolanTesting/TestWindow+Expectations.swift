public import Testing

extension TestWindow {
  /// Expects that the user sees a screen, as ``isShowing(_:)`` defines it.
  ///
  /// ```swift
  /// let window = TestWindow<ShopScreen>(app.window, router: app.router)
  /// try await app.router.navigate(to: ShopScreen.product(id: 42))
  /// try window.expectShowing(.product(id: 42))
  /// ```
  ///
  /// With Swift Testing, a failure is an issue at this line with the attachments `hierarchy.txt`, `plan.txt` and `events.txt`, and the
  /// test goes on. The plan leads from the present hierarchy to the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - sourceLocation: The place that the issue names.
  /// - Throws: ``FailedExpectation`` if another library than Swift Testing runs the test.
  public func expectShowing(_ screen: Target, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isShowing(screen) { return }
    let visible = window.visibleControllers.compactMap { $0.screen(as: Target.self) }
    let reason = UnexpectedScreens(expected: [name(screen)], actual: visible.map(name), isAboutVisibility: true)
    try report(failure(reason, goal: screen), at: sourceLocation)
  }

  /// Expects that the hierarchy has these screens, visible or not, from the bottom to the top.
  ///
  /// ```swift
  /// try TestWindow<ShopScreen>(app.window).expectScreens([.tabs, .home, .product(id: 42)])
  /// ```
  ///
  /// With Swift Testing, a failure is an issue at this line with the attachments `hierarchy.txt` and `events.txt`, and the test goes on.
  ///
  /// - Parameters:
  ///   - expected: The screens.
  ///   - sourceLocation: The place that the issue names.
  /// - Throws: ``FailedExpectation`` if another library than Swift Testing runs the test.
  public func expectScreens(_ expected: [Target], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if screens == expected { return }
    let reason = UnexpectedScreens(
      expected: expected.map(name), actual: screens.map(name), isAboutVisibility: false)
    try report(failure(reason), at: sourceLocation)
  }

  /// Returns an error with the app as it is now.
  func failure(_ reason: any Error, goal: Target? = nil) -> FailedExpectation {
    let plan = goal.flatMap { goal in
      router.map { router in
        do { return "\(try router.plan(to: goal))" } catch { return "There is no plan to \(name(goal)): \(error)" }
      }
    }
    return FailedExpectation(reason: reason, hierarchy: description, plan: plan, events: events?.lines)
  }

  private func name(_ screen: Target) -> String { "\(screen)" }
}

/// The latest events of a router, as lines.
@MainActor
final class EventLines {
  /// The number of lines that are kept.
  private static let limit = 1000

  private(set) var lines: [String] = []

  /// Creates a list of the events of a router from now on.
  init(of router: DefaultRouter) {
    router.add(
      PrintingObserver { [weak self] line in
        guard let self else { return }
        lines.append(line)
        if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
      })
  }
}
