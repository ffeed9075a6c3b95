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

/// Returns a step whose screen is always new, and whose factory calls a closure before it builds.
///
/// - Parameters:
///   - type: The class of the screen.
///   - work: The closure.
/// - Returns: The step, without action and origin.
@MainActor
package func build<ViewController: UIViewController>(
  _ type: ViewController.Type, after work: @escaping @MainActor () throws -> Void
) -> StepAssembly<NilFinder<ViewController, Any?>, ClassFactory<ViewController, Any?>> {
  let factory = ClassFactory<ViewController, Any?> { (context: Any?) in
    try work()
    return try ClassFactory().build(with: context)
  }
  return StepAssembly(finder: NilFinder(), factory: factory)
}

/// Returns a step whose screen is always new, and whose factory waits for a closure before it builds.
///
/// - Parameters:
///   - type: The class of the screen.
///   - work: The closure.
/// - Returns: The step, without action and origin.
@MainActor
package func buildLater<ViewController: UIViewController>(
  _ type: ViewController.Type, after work: @escaping @MainActor () async throws -> Void
) -> StepAssembly<NilFinder<ViewController, Any?>, SlowFactory<ViewController>> {
  StepAssembly(finder: NilFinder(), factory: SlowFactory(after: work))
}

/// A factory that waits for a closure before it builds.
package struct SlowFactory<ViewController: UIViewController>: AsyncFactory {
  private let work: @MainActor () async throws -> Void

  package init(after work: @escaping @MainActor () async throws -> Void) { self.work = work }

  package func build(with context: Any?) async throws -> ViewController {
    try await work()
    return try ClassFactory().build(with: context)
  }
}

/// Returns a step whose factory returns a controller that exists, wherever that is.
///
/// - Parameter viewController: The controller.
/// - Returns: The step, without action and origin.
@MainActor
package func reusing<ViewController: UIViewController>(
  _ viewController: ViewController
) -> StepAssembly<NilFinder<ViewController, Any?>, ClassFactory<ViewController, Any?>> {
  StepAssembly(finder: NilFinder(), factory: ClassFactory { (_: Any?) in viewController })
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

/// Returns a step to a new root: a tab bar controller that is built with a screen in its only tab.
///
/// - Parameter type: The class of the screen.
/// - Returns: The finished step.
@MainActor
package func tabBar<ViewController: UIViewController>(
  with type: ViewController.Type
) -> DestinationStep<UITabBarController, Any?> {
  let factory = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
    .with(ClassFactory<ViewController, Any?>(), using: .addTab)
    .assemble()
  return StepAssembly(finder: NilFinder(), factory: factory).using(.replaceRoot).from(.root)
}

extension Step where Context == Any?, Needs == Complete {
  /// The route with one more step, which fails after all others were carried out.
  package var failing: DestinationStep<InfoViewController, Any?> {
    build(InfoViewController.self).using(FailingAction()).from(self)
  }
}
