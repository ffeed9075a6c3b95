#if !canImport(UIKit)
  public import Portolan
  import PortolanLinks
  import PortolanTool

  /// The app behind the placeholders: its flags, its flows and its router, for code of a sketch's own.
  ///
  /// ```swift
  /// case .pay: .screen.button("Pay", .perform { app in try await app.require("logged-in", asking: .login) }, .finish)
  /// ```
  @MainActor
  public final class SketchWorld<AppScreen: Screen> {
    // Weak, because the router retains the guards of prepare(_:_:), which read the flags of the world.
    private weak var owner: DefaultRouter?
    private(set) weak var window: UIWindow?
    weak var inbox: DeepLinkInbox<AppScreen>?
    let links: LinkTable<AppScreen>
    let assembly: SketchAssembly<AppScreen>
    /// The flows that run, the innermost last.
    private(set) var flows: [(name: String, flow: SketchFlow)] = []
    private var flags: Set<FeatureFlag>
    private var failures: [any Error] = []
    private var placeholders: [Weak<Placeholder>] = []
    /// The first time that the user can act: a placeholder or a question is there, or the launch has ended.
    let arrival = Promise<Result<Void, any Error>>()

    init(
      flags: Set<FeatureFlag>, links: LinkTable<AppScreen>, router: DefaultRouter, window: UIWindow,
      sketch: @escaping @Sendable (AppScreen) -> Sketch<AppScreen>
    ) {
      (self.flags, self.links, self.owner, self.window) = (flags, links, router, window)
      assembly = SketchAssembly(sketch: sketch)
      router.setFeatureFlags { [weak self] in self?.isOn($0) ?? false }
      assembly.world = self
      router.assembleScreens(with: assembly)
    }

    private var router: DefaultRouter {
      get throws {
        guard let owner else { throw CancellationError() }
        return owner
      }
    }

    // MARK: For code of a sketch's own

    /// Returns a Boolean value that indicates whether a flag is on.
    public func isOn(_ flag: FeatureFlag) -> Bool { flags.contains(flag) }

    /// The gate that holds links back while the user must not be interrupted.
    ///
    /// ```swift
    /// case .order: .screen.button("Pay", .perform { app in app.gate?.close(for: "payment") }, .open(.receipt))
    /// ```
    public var gate: ReadinessGate? { inbox?.gate }

    /// Opens a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: `true` to animate the navigation.
    /// - Throws: The error of the router.
    public func open(_ screen: AppScreen, animated: Bool = true) async throws {
      try await router.navigate(to: screen, animated: animated)
    }

    /// Turns a flag on or off.
    ///
    /// Navigations proceed that wait for the flag, and screens leave that their guards deny from then on.
    ///
    /// - Parameters:
    ///   - flag: The flag.
    ///   - isOn: `true` to turn it on.
    public func turn(_ flag: FeatureFlag, on isOn: Bool) {
      guard self.isOn(flag) != isOn else { return }
      if isOn { flags.insert(flag) } else { flags.remove(flag) }
      owner?.featureFlagsChanged()
      for weak in placeholders { weak.object?.update() }
      // A screen that must leave may ask the user first, so no step waits for it.
      Task { [weak self] in
        do { _ = try await self?.router.revalidate() } catch { self?.note(error) }
      }
    }

    /// Runs the flow that begins with a screen, or returns to it if it runs already.
    ///
    /// - Parameter screen: The screen.
    /// - Throws: `CancellationError` if the user leaves the flow, or the error of the router.
    public func run(from screen: AppScreen) async throws { _ = try await run(from: .screen(screen)) }

    /// Returns when a flag is on, at once or after a screen that asks for it.
    ///
    /// - Parameters:
    ///   - flag: The flag.
    ///   - screen: The screen that turns it on.
    /// - Throws: `CancellationError` if the user leaves the screen before.
    public func require(_ flag: FeatureFlag, asking screen: AppScreen) async throws {
      try await router.require(flag, asking: screen)
    }

    /// Asks a question in an alert.
    ///
    /// - Parameters:
    ///   - question: The title of the alert.
    ///   - answers: The titles of its buttons.
    /// - Returns: The answer, or `nil` if the alert has left without one.
    /// - Throws: The error of the router.
    public func ask(_ question: String, _ answers: String...) async throws -> String? {
      try await ask(question, answers)
    }

    func ask(_ question: String, _ answers: [String]) async throws -> String? {
      arrival.end(with: .success(()))
      return try await answers.reduce(Question<String>(question)) { $0.choice($1, $1) }.ask(in: window)
    }

    // MARK: Flows

    /// Runs a flow to its end, or returns to it if it runs already.
    ///
    /// - Returns: `false` if the flow runs already.
    /// - Throws: `CancellationError` if the user leaves the flow, or the error of the router.
    func run(from start: SketchFlowStart<AppScreen>) async throws -> Bool {
      if flows.contains(where: { $0.name == start.name }) {
        if case .screen(let screen) = start { try await open(screen) }
        return false
      }
      let flow = SketchFlow(showing: destination(of: start), by: try router) { [weak self] in
        self?.arrival.end(with: .success(()))
      }
      flows.append((start.name, flow))
      defer { flows.removeAll { $0.flow === flow } }
      try await flow.runToEnd()
      return true
    }

    private func destination(of start: SketchFlowStart<AppScreen>) -> Destination {
      switch start {
      case .screen(let screen): return Destination(screen)
      case .page(let page):
        let step = StepAssembly(
          finder: NilFinder<UIViewController, Any?>(),
          factory: ClassFactory<UIViewController, Any?> { [assembly] _ in assembly.build(page) }
        )
        .using(.push).from(.navigationController).using(.present).from(.current).assemble()
        return Destination(step, with: nil)
      }
    }

    // MARK: Placeholders and failures

    func adopt(_ placeholder: Placeholder) {
      placeholders.removeAll { $0.object == nil }
      placeholders.append(Weak(placeholder))
    }

    func note(_ error: any Error) {
      if !(error is CancellationError) { failures.append(error) }
    }

    func takeFailures() -> [any Error] {
      defer { failures = [] }
      return failures
    }
  }

  /// A flow of placeholders.
  final class SketchFlow: Flow<Void> {
    private let first: Destination
    private weak var router: DefaultRouter?
    private let onShown: @MainActor () -> Void

    init(showing first: Destination, by router: DefaultRouter, onShown: @escaping @MainActor () -> Void) {
      (self.first, self.router, self.onShown) = (first, router, onShown)
    }

    override func start() async throws {
      guard let router else { throw CancellationError() }
      try await show(first, by: router)
      onShown()
    }
  }
#endif
