/// A builder for a step that chooses one of several steps, by the context or by the screens that are present.
///
/// The cases are tried in order while the route is resolved. The first case that applies is taken.
///
/// ```swift
/// let anyProductScreen = SwitchAssembly<ProductViewController, Int>()
///   .addCase(expecting: ClassFinder<ProductViewController, Int>(options: .visible))
///   .addCase(when: { id in id < 0 }, from: previewScreen)
///   .assemble(default: productScreen)
/// ```
@MainActor
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  /// A closure that resolves one case, or returns `false` if the case does not apply.
  private typealias Case = @MainActor (Context, StepAdditions?, inout RouteSearch) throws -> Bool

  private var cases: [Case] = []

  /// Creates a switch without cases.
  public init() {}

  /// Adds a step that is taken if a condition holds for the context.
  ///
  /// ```swift
  /// let anyProductScreen = SwitchAssembly<ProductViewController, Int>()
  ///   .addCase(when: { id in id < 0 }, from: previewScreen)
  ///   .assemble(default: productScreen)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: A closure that returns `true` if the case applies to a context.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  public func addCase(
    when condition: @escaping @MainActor (_ context: Context) -> Bool,
    from step: DestinationStep<ViewController, Context>
  ) -> Self { addCase { condition($0) ? step : nil } }

  /// Adds a step that is taken if a finder finds a controller.
  ///
  /// - Parameters:
  ///   - finder: A finder, whose case applies if it finds a controller in the window.
  ///   - step: The step of the case.
  /// - Returns: The switch with the case.
  /// - Complexity: The same as the finder's, each time the route is resolved.
  public func addCase<Source: Finder>(
    when finder: Source, from step: DestinationStep<ViewController, Context>
  ) -> Self where Source.Context == Context {
    adding { context, additions, search in
      guard let found = try finder.findViewController(with: context, in: search.scope),
        found.isInHierarchy(of: search.scope.window), !found.leaves(with: search.scope.departing)
      else { return false }
      try step.node.resolve(with: context, adding: additions, into: &search)
      return true
    }
  }

  /// Adds a case that yields the controller of a finder.
  ///
  /// - Parameter finder: A finder. The case applies if it finds a controller in the window.
  /// - Returns: The switch with the case.
  /// - Complexity: The same as the finder's, each time the route is resolved.
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Context {
    expecting(Node(Link(finding: finder)))
  }

  /// Adds a case that yields the controller of a finder that needs no context.
  ///
  /// - Parameter finder: A finder. The case applies if it finds a controller in the window.
  /// - Returns: The switch with the case.
  /// - Complexity: The same as the finder's, each time the route is resolved.
  @_disfavoredOverload
  public func addCase<Source: Finder>(expecting finder: Source) -> Self
  where Source.ViewController == ViewController, Source.Context == Any? {
    expecting(Node(Link(finding: finder)).adapted { $0 })
  }

  /// Adds a case that yields a controller found by its class.
  ///
  /// The types of the finder are inferred from the switch.
  ///
  /// ```swift
  /// let anyProductScreen = SwitchAssembly<ProductViewController, Int>()
  ///   .addCase(expecting: ClassFinder(options: .visible))
  ///   .assemble(default: productScreen)
  /// ```
  ///
  /// - Parameter finder: A finder. The case applies if it finds a controller in the window.
  /// - Returns: The switch with the case.
  /// - Complexity: The same as the finder's, each time the route is resolved.
  public func addCase(expecting finder: ClassFinder<ViewController, Context>) -> Self {
    expecting(Node(Link(finding: finder)))
  }

  /// Adds a case whose step is chosen by a closure.
  ///
  /// Choose among steps that are declared once. A step that the closure assembles anew counts as another step, so its
  /// guards are asked again each time the request is resolved.
  ///
  /// ```swift
  /// let anyProductScreen = SwitchAssembly<ProductViewController, Int>()
  ///   .addCase { id in session.isOpen ? productScreen : nil }
  ///   .assemble(default: previewScreen)
  /// ```
  ///
  /// - Parameter choose: A closure that returns the step for a context, or `nil` to try the next case. If it throws,
  ///   the navigation fails with that error.
  /// - Returns: The switch with the case.
  public func addCase(
    _ choose: @escaping @MainActor (_ context: Context) throws -> DestinationStep<ViewController, Context>?
  ) -> Self {
    adding { context, additions, search in
      guard let step = try choose(context) else { return false }
      try step.node.resolve(with: context, adding: additions, into: &search)
      return true
    }
  }

  /// Returns the finished step, with or without a default for contexts to which no case applies.
  ///
  /// - Parameter fallback: A closure that returns the default step. If it is `nil` and no case applies, the navigation fails with
  ///   ``RoutingError/Code/nothingToStartFrom``.
  /// - Returns: The step. It resolves to the first case that applies.
  public func assemble(
    default fallback: (@MainActor () -> DestinationStep<ViewController, Context>)? = nil
  ) -> DestinationStep<ViewController, Context> {
    let cases = cases
    return DestinationStep(
      Node(
        Link(
          ViewController.self,
          .choice { context, additions, search in
            for attempt in cases where try attempt(context, additions, &search) { return }
            guard let fallback else {
              throw RoutingError(
                .nothingToStartFrom, step: typeName(ViewController.self),
                reason: "none of the \(cases.count) cases of SwitchAssembly applies, and it has no default",
                fix: "assemble the switch with a default step")
            }
            try fallback().node.resolve(with: context, adding: additions, into: &search)
          })))
  }

  /// Returns the finished step, with a default for contexts to which no case applies.
  ///
  /// - Parameter step: The default step.
  /// - Returns: The step. It resolves to the first case that applies.
  public func assemble(
    default step: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> { assemble { step } }

  private func expecting(_ node: Node<Context>) -> Self {
    adding { context, additions, search in
      guard let step = try node.target(with: context, adding: additions, in: search.scope.window),
        let found = try step.find(in: search.scope)
      else { return false }
      try search.append(step, found: found)
      return true
    }
  }

  private func adding(_ attempt: @escaping Case) -> Self {
    var copy = self
    copy.cases.append(attempt)
    return copy
  }
}
