public import Portolan

/// The routes to Home.
@MainActor
public struct HomeRoutes {
  /// Question 1: replaces the root by Home in any state, after all modals were dismissed.
  public let homeAsRoot = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory(bundle: .module)
  )
  .using(.replaceRoot)
  .from(.root)
  .assemble()

  /// Question 2: does the same, but fails with an error under a modal, which is not a root.
  public let homeAsRootFromCurrent = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory(bundle: .module)
  )
  .using(.replaceRoot)
  .from(.current)
  .assemble()
}
