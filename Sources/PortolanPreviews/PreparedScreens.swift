/// The screens of one type that were built for the next navigation to them.
///
/// It is the first root assembly of its router, and hands out each screen once. For all other screens the router asks the next one.
@MainActor
final class PreparedScreens<Target: Screen>: PreparedDataSource {
  private var viewControllers: [Target: UIViewController] = [:]
  private var warnings: Subscription?

  init() {
    warnings = Subscription(to: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.viewControllers = [:]
    }
  }

  func getAssembly(key: Target) -> (any Assembly)? {
    guard viewControllers[key] != nil else { return nil }
    return PreparedAssembly { [self] in viewControllers.removeValue(forKey: key) }
  }

  func isPrepared(_ screen: Any?) -> Bool { (screen as? Target).map { viewControllers[$0] != nil } ?? false }

  subscript(screen: Target) -> UIViewController? {
    get { viewControllers[screen] }
    set { viewControllers[screen] = newValue }
  }
}

/// The assembly of a screen that is built already.
private struct PreparedAssembly: Assembly {
  let take: @MainActor () -> UIViewController?

  // The router asks for the assembly and lets it build in the same turn.
  func build() -> UIViewController { take() ?? UIViewController() }
}

/// The prepared screens of all routers.
@MainActor
private struct PreparedRouters {
  private struct Entry {
    weak var router: DefaultRouter?
    /// The router retains them as a root assembly.
    weak var screens: AnyObject?
  }

  static var all = PreparedRouters()
  private var entries: [Entry] = []

  mutating func screens<Target: Screen>(_ type: Target.Type, of router: DefaultRouter) -> PreparedScreens<Target> {
    entries.removeAll { $0.router == nil || $0.screens == nil }
    for entry in entries where entry.router === router {
      if let screens = entry.screens as? PreparedScreens<Target> { return screens }
    }
    let screens = PreparedScreens<Target>()
    entries.append(Entry(router: router, screens: screens))
    return screens
  }
}

extension DefaultRouter {
  /// The prepared screens of a type.
  func preparedScreens<Target: Screen>(_ type: Target.Type = Target.self) -> PreparedScreens<Target> {
    PreparedRouters.all.screens(type, of: self)
  }

  /// Keeps a controller for the next navigation to its screen.
  func keep<Target: Screen>(_ viewController: UIViewController, for screen: Target) {
    let prepared = preparedScreens(Target.self)
    prepared[screen] = viewController
    // The root assembly that was added last is asked first.
    assembleScreens(with: prepared)
  }

  /// Builds a screen before a navigation to it needs it, for example while the user reads the one before.
  ///
  /// ```swift
  /// try await router.prepare(for: ShopScreen.checkout)
  /// ```
  ///
  /// The assembly of the screen builds its controller, which is kept until a navigation builds the screen or the system warns of low
  /// memory. Nothing else differs for that navigation: it asks the guards, runs the tasks, and finds a screen that is shown already. Until
  /// then the source of its step in a plan is ``NavigationPlan/Step/Source/prepared``.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - asksGuards: `true` to ask the guards of the screen first, so that nothing is built for a screen that they deny.
  /// - Returns: `false` if the screen is shown already, if a guard redirects it, or if it is prepared.
  /// - Throws: The error with which a guard denies the screen, ``RoutingError`` if the screen has no assembly or the router no window, or
  ///   `CancellationError`.
  @discardableResult
  public func prepare<Target: Screen>(for screen: Target, askingGuards asksGuards: Bool = true) async throws -> Bool {
    let builder = ScreenBuilder(for: self, in: try window)
    if asksGuards, try await builder.redirection(of: screen) != nil { return false }
    guard preparedScreens(Target.self)[screen] == nil, try plan(to: screen).steps.last?.source == .built else {
      return false
    }
    keep(try configuration.assemblies.build(screen), for: screen)
    return true
  }

  /// Returns the controller that is kept for the next navigation to a screen, or `nil` if there is none.
  ///
  /// ```swift
  /// let isPrepared = router.preparedController(for: ShopScreen.checkout) != nil
  /// ```
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The controller.
  public func preparedController<Target: Screen>(for screen: Target) -> UIViewController? {
    preparedScreens(Target.self)[screen]
  }

  /// Lets a prepared screen go.
  ///
  /// ```swift
  /// router.discardPrepared(ShopScreen.checkout)
  /// ```
  ///
  /// - Parameter screen: The screen.
  public func discardPrepared<Target: Screen>(_ screen: Target) { preparedScreens(Target.self)[screen] = nil }
}
