extension DefaultRouter {
  /// Brings back a stored state: all of it that can be restored, as one navigation.
  ///
  /// Each screen passes the guards of the router and of its route first, as if the user were navigating to it; they are
  /// told the screen. What they deny is left out together with what was pushed onto it or presented over it, and
  /// reported. The window may be fresh, without a root.
  ///
  /// - Parameter state: The state, read from a window or from a document.
  /// - Returns: What is there again, and what is not.
  /// - Throws: ``RoutingError`` where UIKit refuses something, what context tasks throw, and `CancellationError`. The
  ///   hierarchy is then as it was.
  /// - Complexity: O(n) in the number of controllers, O(n²) in that of the children of one container.
  @discardableResult
  public func restore<Target>(_ state: NavigationState<Target>) async throws -> RestorationReport<Target> {
    guard let stored = state.root else { return RestorationReport() }
    var admission = Admission<Target>(surroundings)
    let admitted = try await admission.admit(stored)
    guard let root = admitted else { return admission.report }
    let reassembly = Reassembly(root, surroundings: surroundings)

    var step: DestinationStep<UIViewController, Any?> =
      StepAssembly(
        finder: NilFinder<UIViewController, Any?>(), factory: RestoringFactory { try await reassembly.buildRoot() }
      )
      .using(GeneralAction.replaceRoot()).from(.root).assemble()
    for level in reassembly.levels {
      step =
        StepAssembly(
          finder: NilFinder<UIViewController, Any?>(), factory: RestoringFactory { try await reassembly.build(level) }
        )
        .using(
          GeneralAction.presentModally(
            startingFrom: .custom { reassembly.presenter(of: level) }, presentationStyle: level.style)
        )
        .from(step).assemble()
    }

    let window = try window
    // A route starts from what is there: in a fresh window, from nothing to be seen.
    let isFresh = window.rootViewController == nil
    if isFresh { window.rootViewController = UIViewController() }
    do {
      try await navigate(to: step, animated: false)
    } catch {
      if isFresh { window.rootViewController = nil }
      throw error
    }
    return admission.report
  }
}

/// Builds one level of a stored state.
private struct RestoringFactory: Factory, CustomStringConvertible {
  let make: @MainActor () async throws -> UIViewController

  nonisolated var description: String { "RestoringFactory" }

  func build(with context: Any?) async throws -> UIViewController { try await make() }
}
