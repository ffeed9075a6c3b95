// The steps that routes end with.

extension Step where ViewController == UIViewController, Needs == Complete {
  /// A step to the root of the window that dismisses every modal above the root.
  ///
  /// A route that starts from this step with `.replaceRoot` also works in a window without a root, as at the launch of an app.
  ///
  /// ```swift
  /// let homeScreen = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  public static var root: Step { Step(Node(Link(finding: RootFinder<Context>()), as: KnownSteps.root)) }

  /// A step to the topmost controller: the controller presented on top, or else the root of the window.
  ///
  /// The step always finds a controller in a window that has a root. It skips alerts and controllers that are being
  /// dismissed.
  ///
  /// An alert that waits for the user is never dismissed: a navigation that would have to dismiss it fails with
  /// ``RoutingError/Code/notDismissible``, unless the alert belongs to a ``Question``.
  ///
  /// ```swift
  /// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
  ///   .using(.present)
  ///   .from(.current)
  ///   .assemble()
  /// ```
  ///
  /// - Complexity: O(*m*), if *m* modals are presented.
  public static var current: Step { Step(Node(Link(finding: CurrentFinder<Context>()), as: KnownSteps.current)) }
}

extension Step where Needs == Complete {
  /// Returns a step to a controller that a finder finds.
  ///
  /// ```swift
  /// let bag = Step.found(by: ClassFinder<BagViewController, Any?>())
  /// ```
  ///
  /// - Parameter finder: The finder of the controller to start from. If it finds none, the navigation fails.
  /// - Returns: The step. It only finds its controller and never builds it.
  public static func found<Source: Finder>(by finder: Source) -> Step
  where Source.ViewController == ViewController, Source.Context == Context { Step(Node(Link(finding: finder))) }
}

extension NavigationTarget where Self == DestinationStep<UIViewController, Any?> {
  /// The root of the window, without any modal above it.
  ///
  /// ```swift
  /// try await router.navigate(to: .root)
  /// ```
  @MainActor public static var root: Self { DestinationStep.root }

  /// The topmost controller: the controller presented on top, or else the root of the window.
  @MainActor public static var current: Self { DestinationStep.current }
}

/// The identities of steps that are the same in routes of every context.
@MainActor
private enum KnownSteps {
  static let root = StepDefinition(Link(finding: RootFinder<Any?>()).parts)
  static let current = StepDefinition(Link(finding: CurrentFinder<Any?>()).parts)
}

private struct RootFinder<Context>: RootSearching, CustomStringConvertible {
  nonisolated var description: String { "Step.root" }

  func findViewController(with context: Context) throws -> UIViewController? { UIWindow.key?.rootViewController }

  func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    scope.window.rootViewController
  }
}

private struct CurrentFinder<Context>: Finder, CustomStringConvertible {
  nonisolated var description: String { "Step.current" }

  func findViewController(with context: Context) throws -> UIViewController? { SearchScope.ofKeyWindow?.start }

  func findViewController(with context: Context, in scope: SearchScope) throws -> UIViewController? {
    scope.start
  }
}

// The steps that always build a new container, even if the hierarchy already has one.

extension Step where ViewController == UINavigationController, Needs == NeedsAction {
  /// A step that builds a new navigation controller.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(.push)
  ///   .from(.navigationController)
  ///   .using(.present)
  ///   .from(.current)
  ///   .assemble()
  /// ```
  public static var navigationController: Step { Step(building: NavigationControllerFactory()) }
}

extension Step where ViewController == UITabBarController, Needs == NeedsAction {
  /// A step that builds a new tab bar controller.
  ///
  /// ```swift
  /// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
  ///   .using(.addTab)
  ///   .from(.tabBarController)
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  public static var tabBarController: Step { Step(building: TabBarControllerFactory()) }
}

extension Step where ViewController == UISplitViewController, Needs == NeedsAction {
  /// A step that builds a new split view controller.
  ///
  /// ```swift
  /// let citiesScreen = StepAssembly(finder: ClassFinder<CitiesViewController, Any?>(), factory: ClassFactory())
  ///   .using(.setAsPrimary)
  ///   .from(.splitController)
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  public static var splitController: Step { Step(building: SplitControllerFactory()) }
}

extension Step where ViewController == UIPageViewController, Needs == NeedsAction {
  /// A step that builds a new page view controller.
  ///
  /// ```swift
  /// let photoScreen = StepAssembly(finder: ClassFinder<GalleryViewController, Any?>(), factory: ClassFactory())
  ///   .using(.setAsPage)
  ///   .from(.pageController)
  ///   .using(.present)
  ///   .from(.current)
  ///   .assemble()
  /// ```
  public static var pageController: Step { Step(building: PageControllerFactory()) }
}
