public import Portolan

/// The ways to Home.
@MainActor
public struct HomeRoutes {
  /// Question 1: Home replaces the root, from any state, as every modal is dismissed first.
  public let homeAsRoot = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()

  /// Question 2: the same until something is presented: a modal is no root, and the router says so.
  public let homeAsRootFromCurrent = StepAssembly(
    finder: ClassFinder<HomeViewController, Any?>(), factory: XibFactory()
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.current())
  .assemble()
}
