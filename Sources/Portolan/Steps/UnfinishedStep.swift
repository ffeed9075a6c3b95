/// A step that still needs to be told what it starts from.
///
/// ``StepAssembly``, ``SingleStep``, ``SingleContainerStep`` and the container steps are its kinds. A step that can
/// build its controller (`Kind` is ``Building``) goes on with `using`, one that can only be found (``Expecting``) with
/// `from`.
@MainActor
public class UnfinishedStep<ViewController: UIViewController, Context, Kind> {
  private let parts: any UnlinkedStep<ViewController, Context>
  private let hooks: StepHooks<ViewController, Context>

  init<Source: Finder, Builder: AbstractFactory>(parts finder: Source, _ factory: Builder)
  where
    Source.ViewController == ViewController, Source.Context == Context, Builder.ViewController == ViewController,
    Builder.Context == Context
  {
    parts = StepParts(finder: finder, factory: factory)
    hooks = StepHooks()
  }

  private init(parts: any UnlinkedStep<ViewController, Context>, hooks: StepHooks<ViewController, Context>) {
    self.parts = parts
    self.hooks = hooks
  }

  func node<Outer>(
    action: (any StepAction)?, origin: any Node<Outer>, transform: @escaping @MainActor (Outer) throws -> Context
  ) -> any Node<Outer> {
    parts.node(hooks, action: action, origin: origin, transform: transform)
  }

  func changingHooks(_ change: (inout StepHooks<ViewController, Context>) -> Void) -> UnfinishedStep {
    var changed = hooks
    change(&changed)
    return UnfinishedStep(parts: parts, hooks: changed)
  }
}

extension UnfinishedStep where Kind == Building {
  /// Says how the controller is integrated when it was built.
  ///
  /// - Parameter action: Integrates the controller into that of the step to be named by `from`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { self.node(action: action, origin: $0) { $0 } }
  }
}
