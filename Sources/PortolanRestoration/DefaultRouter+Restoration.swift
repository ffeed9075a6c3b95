extension DefaultRouter {
  /// Restores a stored state in one navigation, except for the parts that cannot be restored.
  ///
  /// ```swift
  /// let state = try NavigationState<ShopScreen>(json: data)
  /// let report = try await router.restore(state)
  /// for dropped in report.dropped { log("not restored: \(dropped)") }
  /// ```
  ///
  /// Each screen first passes the guards of the router and of its route, as if the user were navigating to it. The
  /// guards receive the screen. If a guard denies a screen, the report lists it together with all screens that were
  /// pushed onto it or presented over it, and none of them is restored.
  ///
  /// A modal is presented as the route of its screen, or of the first screen in it, presents it today: with the heights of a sheet,
  /// the source of a popover, and as one that stays.
  ///
  /// The window may be fresh, without a root, once `makeKeyAndVisible()` has shown it. UIKit requires a root, though,
  /// before the app has finished launching. If you do not wait for the restoration there, set any controller as the
  /// root.
  ///
  /// - Parameter state: The state, read from a window or from a document.
  /// - Returns: A report of the screens that were restored, and of those that were not.
  /// - Throws: ``RoutingError`` if UIKit refuses a change, the errors of context tasks, and `CancellationError`. The
  ///   hierarchy is then unchanged.
  /// - Complexity: O(n) in the number of controllers, O(n²) in the number of children of one container.
  @discardableResult
  public func restore<Target>(_ state: NavigationState<Target>) async throws -> RestorationReport<Target> {
    guard let stored = state.root else { return RestorationReport() }
    let window = try window
    // A guard may present a login, for which there must be a root.
    let fresh = FreshWindow.enter(window)
    defer { fresh?.leave() }
    let screens = ScreenBuilder(for: self, in: window)
    let filter = RestorationFilter<Target>(screens)
    guard let root = try await filter.admit(stored) else { return filter.report }
    let restorer = StateRestorer(root, in: window, with: screens, after: filter.report)
    let whole = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: restorer).using(restorer).from(.root)
      .assemble()
    let top = StepAssembly(finder: restorer, factory: NilFactory()).from(whole).assemble()

    try await navigate(
      to: Destination(top, with: nil), animated: false, in: window,
      with: RequestOptions(leaving: [], redirection: nil))
    return restorer.report
  }
}
