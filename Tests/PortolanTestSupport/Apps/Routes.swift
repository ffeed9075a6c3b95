package import Portolan

// The beginnings of routes. Each is complete when it has its origin.

/// Returns a step whose screen is always new.
///
/// - Parameter type: The class of the screen.
/// - Returns: The step, without action and origin.
@MainActor
package func build<ViewController: UIViewController>(
  _ type: ViewController.Type
) -> StepAssembly<NilFinder<ViewController, Any?>, ClassFactory<ViewController, Any?>> {
  StepAssembly(finder: NilFinder(), factory: ClassFactory())
}

/// Returns a step whose screen is found, and built only if it is nowhere.
///
/// - Parameter type: The class of the screen.
/// - Returns: The step, without action and origin.
@MainActor
package func findOrBuild<ViewController: UIViewController>(
  _ type: ViewController.Type
) -> StepAssembly<ClassFinder<ViewController, Any?>, ClassFactory<ViewController, Any?>> {
  StepAssembly(finder: ClassFinder(), factory: ClassFactory())
}

/// Returns a step whose screen is found, and never built.
///
/// - Parameter type: The class of the screen.
/// - Returns: The step, without origin.
@MainActor
package func find<ViewController: UIViewController>(
  _ type: ViewController.Type
) -> StepAssembly<ClassFinder<ViewController, Any?>, NilFactory<ViewController, Any?>> {
  StepAssembly(finder: ClassFinder(), factory: NilFactory())
}

/// Returns a step to a controller that is in the window.
///
/// - Parameter viewController: The controller.
/// - Returns: The finished step.
@MainActor
package func existing<ViewController: UIViewController>(
  _ viewController: ViewController
) -> DestinationStep<ViewController, Any?> {
  Step.found(by: InstanceFinder<ViewController, Any?>(instance: viewController))
}

extension Step where Context == Any?, Needs == Complete {
  /// The route with one more step, which fails after all others were carried out.
  package var failing: DestinationStep<InfoViewController, Any?> {
    build(InfoViewController.self).using(FailingAction()).from(self)
  }
}
