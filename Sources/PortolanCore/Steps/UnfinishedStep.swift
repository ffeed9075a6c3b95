/// A step without an origin: the step that it starts from is still missing.
///
/// Its subclasses are ``StepAssembly``, ``SingleStep``, ``SingleContainerStep`` and the container steps. A step that
/// can build its controller (`Kind` is ``Building``) continues with `using(_:)`. A step that can only be found
/// (``Expecting``) continues with `from(_:)`.
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

  /// Returns a step of other parts than a finder and a factory.
  static func linking(
    _ parts: any UnlinkedStep<ViewController, Context>, hooks: StepHooks<ViewController, Context>
  ) -> UnfinishedStep {
    UnfinishedStep(parts: parts, hooks: hooks)
  }

  func node<Outer>(
    action: (any StepAction)?, origin: any Node<Outer>, transform: @escaping @MainActor (Outer) throws -> Context
  ) -> any Node<Outer> {
    parts.node(hooks, action: action, origin: origin, transform: transform)
  }

  /// Returns the node of this step, which may be the end of its chain.
  func node<Outer>(
    action: (any StepAction)?, anyOrigin origin: (any Node<Outer>)?,
    transform: @escaping @MainActor (Outer) throws -> Context
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
  /// Adds the action that integrates the controller if it was built.
  ///
  /// - Parameter action: An action that integrates the controller into that of the step that `from(_:)` adds.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { self.node(action: action, origin: $0) { $0 } }
  }
}

extension UnfinishedStep: IncompleteRoute where Kind == Expecting {
  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using(_ action: NilAction) -> StepChain<ViewController, Context, Expecting> { chain }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from(_ step: DestinationStep<UIViewController, Context>) -> AssembledStep<ViewController, Context> {
    chain.from(step)
  }
}

extension UnfinishedStep {
  /// The step as the beginning of a route.
  package var chain: StepChain<ViewController, Context, Kind> {
    StepChain { self.node(action: $0, origin: $1) { $0 } }
  }
}
