/// Describes a step that is one of several, depending on the context or on what is on screen.
///
/// The cases are tried in their order, while the route is resolved; the first that applies is taken.
@MainActor
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  private var cases: [SwitchNode<ViewController, Context>.Case] = []

  /// Makes a step without cases.
  public init() {}

  /// Takes a step where a condition holds for the context.
  ///
  /// - Parameters:
  ///   - condition: Whether the case applies.
  ///   - step: The step to take then.
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool,
    from step: DestinationStep<ViewController, Context>
  ) -> Self {
    adding { context, search in
      guard condition(context) else { return false }
      try step.node.resolve(with: context, into: &search)
      return true
    }
  }

  /// Takes a step where a finder finds its controller.
  ///
  /// - Parameters:
  ///   - finder: Tells by finding something that the case applies.
  ///   - step: The step to take then.
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Context>
  ) -> Self where Source.Context == Context {
    adding { context, search in
      guard let found = try finder.findViewController(with: context, in: search.scope),
        found.isInHierarchy(of: search.scope.window)
      else { return false }
      try step.node.resolve(with: context, into: &search)
      return true
    }
  }

  /// Takes what a finder finds.
  ///
  /// - Parameter finder: Finds the controller of this step.
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Context {
    expecting(finder)
  }

  /// Takes what a finder finds, by its class: the finder need not name what the switch has named.
  ///
  /// - Parameter finder: Finds the controller of this step.
  public func addCase(expecting finder: ClassFinder<ViewController, Context>) -> Self {
    expecting(finder)
  }

  /// Takes the step that a closure chooses, unless it chooses none.
  ///
  /// Let it choose among steps that are declared once: one that it assembles anew each time is another step, and has its
  /// guards asked anew whenever a request is resolved.
  ///
  /// - Parameter choose: Gives the step to take for a context, or `nil`. What it throws fails the navigation.
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Context>?
  ) -> Self {
    adding { context, search in
      guard let step = try choose(context) else { return false }
      try step.node.resolve(with: context, into: &search)
      return true
    }
  }

  /// The finished step; a navigation for which no case applies fails.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: SwitchNode(cases: cases, fallback: nil))
  }

  /// The finished step.
  ///
  /// - Parameter step: Gives the step to take where no case applies.
  public func assemble(
    default step: @escaping @MainActor () -> DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(node: SwitchNode(cases: cases) { _ in step() })
  }

  /// The finished step.
  ///
  /// - Parameter step: The step to take where no case applies.
  public func assemble(
    default step: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(node: SwitchNode(cases: cases) { _ in step })
  }

  private func expecting<Source: Finder>(_ finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Context {
    let node = StepNode<Source, NilFactory<ViewController, Context>, Context, Context>(
      parts: StepParts(finder: finder, factory: NilFactory()), hooks: StepHooks(), action: nil, origin: nil
    ) { $0 }
    return adding { context, search in
      let step = node.bind(context)
      guard let found = try step.find(in: search.scope) else { return false }
      search.append(step, found: found)
      return true
    }
  }

  private func adding(_ attempt: @escaping SwitchNode<ViewController, Context>.Case) -> Self {
    var copy = self
    copy.cases.append(attempt)
    return copy
  }
}
