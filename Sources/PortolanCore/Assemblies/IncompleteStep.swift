/// A route whose outermost step is not complete.
///
/// A step that can be built (`Kind` is ``Building``) still needs the action that integrates its controller. A step that can
/// only be found (``Expecting``) still needs the step that leads to it.
@MainActor
public struct StepChain<ViewController: UIViewController, Context, Kind> {
  let complete: @MainActor ((any StepAction)?, any Node<Context>) -> any Node<Context>
}

extension StepChain where Kind == Building {
  /// Adds the action that integrates the controller of the outermost step.
  ///
  /// - Parameter action: Integrates the controller into that of the step that `from(_:)` names.
  /// - Returns: The route, which continues with `from(_:)`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = openedAction(action)
    return OriginRequired { complete(action, $0) }
  }
}

extension StepChain: IncompleteRoute where Kind == Expecting {
  /// Declares that there is nothing to integrate, because the controller can only be found.
  ///
  /// - Parameter action: ``GeneralAction/nilAction()``, the only action that can follow a ``NilFactory``.
  /// - Returns: The same route.
  public func using(_ action: NilAction) -> Self { self }

  /// Adds the step that leads to the controller if the finder does not find it.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from(_ step: DestinationStep<UIViewController, Context>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(nil, step.node))
  }
}

/// A route that ends with an action and still needs the step that the action works on.
///
/// `Origin` is the class of the controller that the action needs. Only steps that yield such a controller are accepted.
@MainActor
public struct OriginRequired<Origin: UIViewController, ViewController: UIViewController, Context>: IncompleteRoute {
  let complete: @MainActor (any Node<Context>) -> any Node<Context>

  /// Adds the step that the action works on.
  ///
  /// - Parameter step: A finished step.
  /// - Returns: The complete route, ready for `assemble()`.
  public func from(_ step: DestinationStep<Origin, Context>) -> AssembledStep<ViewController, Context> {
    AssembledStep(node: complete(step.node))
  }
}

/// A complete route.
@MainActor
public struct AssembledStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  init(node: any Node<Context>) {
    self.node = node
  }

  /// Creates a route that consists of a finished step.
  package init(_ step: DestinationStep<ViewController, Context>) {
    self.init(node: step.node)
  }

  /// Returns the finished step, to navigate to or to start other routes from.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: node)
  }
}
