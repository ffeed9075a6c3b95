/// One step of a route before its origin is known.
@MainActor
struct Link<Context> {
  /// The way a link becomes a step of a route.
  enum Content {
    /// A step with a finder and a factory, bound by the closure to the context of a request.
    case step(@MainActor (StepDefinition, Context, StepAdditions?) throws -> BoundStep)
    /// One of several steps. The closure chooses it and resolves it with the additions; `among` returns the step if the window
    /// alone determines it. An adapted link has no `among`.
    case choice(
      @MainActor (Context, StepAdditions?, inout RouteSearch) throws -> Void,
      among: (@MainActor (UIWindow) -> Node<Context>)? = nil)
  }

  var parts: StepParts
  /// The guards and tasks that were added in the context of the route.
  var hooks: StepHooks<Context>?
  private let content: Content

  /// The content with the hooks.
  var whole: Content {
    guard let hooks else { return content }
    return content.adapted({ $0 }) { StepAdditions(hooks: [hooks.bound(to: $0)]) }
  }

  /// Creates the link of a step.
  init<Source: Finder, Builder: AbstractFactory>(_ finder: Source, _ factory: Builder)
  where
    Source.ViewController == Builder.ViewController, Source.Context == Context, Builder.Context == Context
  {
    parts = StepParts(viewControllerType: Builder.ViewController.self, finder: finder, factory: Builder.self)
    // Looking up the type takes as long as finding a controller, so it is done only once.
    let bound = StepWithContext<Source, Builder, Context>.self
    content = .step { bound.init($0, $2, finder: finder, factory: factory, context: $1) }
  }

  /// Creates the link of a choice of steps that yield controllers of a class.
  init(_ viewControllerType: UIViewController.Type, _ content: Content) {
    self.init(StepParts(viewControllerType: viewControllerType), content)
  }

  private init(_ parts: StepParts, _ content: Content) {
    self.parts = parts
    self.content = content
  }

  /// Returns this link for routes of another context, or with additions to the step that it becomes.
  ///
  /// - Parameters:
  ///   - transform: Makes the context of this link from the context of the route.
  ///   - feature: The embedding of the feature that the link belongs to, or `nil` for a link of the app itself.
  ///   - additions: Returns the additions for the context of the route.
  /// - Returns: The link.
  func adapted<Outer>(
    _ transform: @escaping @MainActor (Outer) throws -> Context, in feature: ScreenEmbedding? = nil,
    adding additions: (@MainActor (Outer) -> StepAdditions)? = nil
  ) -> Link<Outer> { Link<Outer>(parts, whole.adapted(transform, in: feature, adding: additions)) }

  /// Creates the link of a step that only finds its controller.
  init<Source: Finder>(finding finder: Source) where Source.Context == Context {
    self.init(finder, NilFactory<Source.ViewController, Context>())
  }

  /// Creates the link of a screen, whose route is assembled once it is needed.
  init(to screen: any Screen) {
    self.init(UIViewController.self, .choice { _, additions, search in try search.resolve(screen, adding: additions) })
  }
}

extension Link.Content {
  fileprivate func adapted<Outer>(
    _ transform: @escaping @MainActor (Outer) throws -> Context, in feature: ScreenEmbedding? = nil,
    adding additions: (@MainActor (Outer) -> StepAdditions)? = nil
  ) -> Link<Outer>.Content {
    switch self {
    case .step(let bind):
      .step { definition, context, outer in
        try bind(definition, transform(context), additions.map { $0(context).followed(by: outer) } ?? outer)
      }
    case .choice(let resolve, _):
      .choice { context, outer, search in
        if let feature { search.features.append(feature) }
        defer { if feature != nil { search.features.removeLast() } }
        let added = additions.map { $0(context).followed(by: outer) } ?? outer
        if search.steps.isEmpty { search.additions = added }
        try resolve(transform(context), added, &search)
      }
    }
  }
}

/// A step of a route with the steps that it starts from, as far as they are known.
@MainActor
final class Node<Context> {
  let link: Link<Context>
  /// The step that this one starts from, or `nil` at the end of the chain.
  let origin: Node?
  private(set) lazy var definition = StepDefinition(link.parts)
  private let content: Link<Context>.Content

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - link: The step.
  ///   - origin: The step that it starts from.
  ///   - definition: The identity of another node, if this node is a form of that.
  init(_ link: Link<Context>, from origin: Node? = nil, as definition: StepDefinition? = nil) {
    self.link = link
    self.origin = origin
    content = link.whole
    if let definition { self.definition = definition }
  }

  /// Returns this chain with another one as its origin, and with the action of its outermost step.
  func starting(from other: Node, by action: StepAction?) -> Node {
    if let origin { return Node(link, from: origin.starting(from: other, by: action)) }
    var link = link
    link.parts.action = action
    return Node(link, from: other)
  }

  /// Returns this chain for routes of another context.
  func adapted<Outer>(
    _ transform: @escaping @MainActor (Outer) throws -> Context, in feature: ScreenEmbedding? = nil
  ) -> Node<Outer> {
    Node<Outer>(link.adapted(transform, in: feature), from: origin?.adapted(transform, in: feature))
  }

  /// Returns this chain with more hooks of its first step, after its own.
  func adding(_ hooks: StepHooks<Context>) -> Node {
    if hooks.isEmpty { return self }
    var link = link
    var all = link.hooks ?? StepHooks()
    all.append(hooks)
    link.hooks = all
    if hooks.hasGuards { link.parts.hasGuards = true }
    return Node(link, from: origin)
  }

  /// Returns this chain with additions to its first step.
  func adding(
    as definition: StepDefinition? = nil, _ additions: @escaping @MainActor (Context) -> StepAdditions
  ) -> Node { Node(link.adapted({ $0 }, adding: additions), from: origin, as: definition) }

  /// Returns this chain as the origin of a step that selects a tab.
  func selecting(tab: String) -> Node {
    var link = link
    link.parts.tab = tab
    return Node(link, from: origin, as: definition)
  }

  /// Returns the step bound to a context, or `nil` if only resolving determines the step.
  func target(
    with context: Context, adding additions: StepAdditions? = nil, in window: UIWindow
  ) throws -> BoundStep? {
    switch content {
    case .step(let bind): try bind(definition, context, additions)
    case .choice(_, let choose): try choose?(window).target(with: context, adding: additions, in: window)
    }
  }

  /// Returns a Boolean value that indicates whether the step has guards, without a need for a route.
  func hasGuards(in window: UIWindow) -> Bool {
    switch content {
    case .step: link.parts.hasGuards
    case .choice(_, let choose): choose.map { link.parts.hasGuards || $0(window).hasGuards(in: window) } ?? false
    }
  }

  /// Returns the step whose controller is presented so that the user sees the controller of this step: this one, or the one of a new container
  /// that takes it; `nil` if only resolving determines the step.
  func presentedStep(in window: UIWindow) -> StepDefinition? {
    guard let node = chosen(in: window) else { return nil }
    guard node.definition.containerAction != nil else { return node.definition }
    guard let origin = node.origin, origin.chosen(in: window)?.definition.makesNewContainer == true else { return nil }
    return origin.presentedStep(in: window)
  }

  private func chosen(in window: UIWindow) -> Node? {
    switch content {
    case .step: self
    case .choice(_, let choose): choose?(window).chosen(in: window)
    }
  }

  /// Finds the controller of this step or, if it is missing, resolves the step that this one starts from.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - additions: The additions of the links around the step.
  ///   - search: The search that records the steps and the controllers found.
  /// - Throws: ``RoutingError`` if the chain ends without a controller, and the errors of the finders.
  func resolve(with context: Context, adding additions: StepAdditions? = nil, into search: inout RouteSearch) throws {
    let additions = link.parts.tab.map { StepAdditions(tab: $0).followed(by: additions) } ?? additions
    switch content {
    case .step(let bind): try resolve(bind(definition, context, additions), with: context, into: &search)
    case .choice(let resolve, _): try resolve(context, additions, &search)
    }
  }

  private func resolve(_ step: BoundStep, with context: Context, into search: inout RouteSearch) throws {
    if let origin, !step.definition.builds, !origin.endsRoute, search.steps.last?.definition.builds == true {
      // The controller of the next step goes into this one, so it must be found where the rest of the route leads.
      search.expect(step)
      return try origin.resolve(with: context, into: &search)
    }
    let found = try step.find(in: search.scope)
    try search.append(step, found: found)
    guard found == nil else { return }
    guard let origin else {
      // A root can be set where there is none.
      if step.definition.isRoot, search.steps.dropLast().last?.definition.setsRoot == true { return }
      throw RoutingError.nothingToStartFrom(step, in: search.scope)
    }
    try origin.resolve(with: context, into: &search)
  }

  /// A Boolean value that indicates whether the route ends with this step, as it does with ``Step/current``.
  private var endsRoute: Bool {
    if case .step = content { return origin == nil }
    return false
  }
}
