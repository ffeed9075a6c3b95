extension DefaultRouter {
  /// Brings back a stored state: all of it that can be restored, as one navigation.
  ///
  /// Each screen passes the guards of the router and of its route first, as if the user were navigating to it; they are
  /// told the screen. What they deny is left out together with what was pushed onto it or presented over it, and
  /// reported. The window may be fresh, without a root, once it is shown by `makeKeyAndVisible()`; UIKit wants a root, though,
  /// before the app has finished launching, so set any controller as the root where you do not wait for the restoration
  /// there.
  ///
  /// - Parameter state: The state, read from a window or from a document.
  /// - Returns: What is there again, and what is not.
  /// - Throws: ``RoutingError`` where UIKit refuses something, what context tasks throw, and `CancellationError`. The
  ///   hierarchy is then as it was.
  /// - Complexity: O(n) in the number of controllers, O(n²) in that of the children of one container.
  @discardableResult
  public func restore<Target>(_ state: NavigationState<Target>) async throws -> RestorationReport<Target> {
    guard let stored = state.root else { return RestorationReport() }
    let window = try window
    var filter = RestorationFilter<Target>(to: window, configuration: configuration)
    guard let root = try await filter.admit(stored) else { return filter.report }
    let restorer = StateRestorer(root, in: window, configuration: configuration, after: filter.report)
    let whole = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: RestoringFactory(restorer))
      .using(RestoringAction(restorer)).from(.root).assemble()
    let top = StepAssembly(finder: TopFinder(restorer: restorer), factory: NilFactory()).from(whole).assemble()

    let fresh = FreshWindow.enter(window)
    defer { fresh?.leave() }
    try await navigate(
      to: Destination(top, with: nil), animated: false, in: window,
      configuredBy: configuration.withoutGuardsAndContextTasks)
    return restorer.report
  }
}

/// Builds a stored state.
private struct RestoringFactory<Target: Screen & Codable>: AsyncFactory, CustomStringConvertible {
  let restorer: StateRestorer<Target>

  nonisolated var description: String { "RestoringFactory" }

  init(_ restorer: StateRestorer<Target>) {
    self.restorer = restorer
  }

  func build(with context: Any?) async throws -> UIViewController { try await restorer.build() }
}

/// Finds what is on top of a stored state once it is there.
private struct TopFinder<Target: Screen & Codable>: Finder, CustomStringConvertible {
  let restorer: StateRestorer<Target>

  nonisolated var description: String { "TopFinder" }

  func findViewController(with context: Any?) throws -> UIViewController? { restorer.top }
}

/// Makes the root of a stored state that of the window, and presents what was presented over it.
private struct RestoringAction<Target: Screen & Codable>: Action, CustomStringConvertible {
  let restorer: StateRestorer<Target>
  let replaceRoot = GeneralAction.replaceRoot()

  nonisolated var description: String { "restore" }

  init(_ restorer: StateRestorer<Target>) {
    self.restorer = restorer
  }

  func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    try replaceRoot.check(with: viewController, on: existingController)
  }

  func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: UIViewController
  ) throws -> [UIViewController] {
    try replaceRoot.viewControllersRemoved(with: viewController, on: existingController)
  }

  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    let undo = try await replaceRoot.perform(with: viewController, on: existingController, animated: animated)
    try await restorer.presentLevels()
    return undo
  }
}
