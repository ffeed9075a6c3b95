// The steps that always build a new container, as types with an initialiser.

/// A step that always builds a new navigation controller, even if the hierarchy already has one.
public typealias NavigationControllerStep<Context> = Step<UINavigationController, Context, NeedsAction>

/// A step that always builds a new tab bar controller, even if the hierarchy already has one.
public typealias TabBarControllerStep<Context> = Step<UITabBarController, Context, NeedsAction>

/// A step that always builds a new split view controller, even if the hierarchy already has one.
public typealias SplitControllerStep<Context> = Step<UISplitViewController, Context, NeedsAction>

/// A step that always builds a new page view controller, even if the hierarchy already has one.
public typealias PageControllerStep<Context> = Step<UIPageViewController, Context, NeedsAction>

extension Step where ViewController == UINavigationController, Needs == NeedsAction {
  /// Creates a step that builds a new navigation controller.
  ///
  /// ```swift
  /// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
  ///   .using(.push)
  ///   .from(NavigationControllerStep())
  ///   .using(.present)
  ///   .from(.current)
  ///   .assemble()
  /// ```
  public convenience init() { self.init(building: NavigationControllerFactory()) }
}

extension Step where ViewController == UITabBarController, Needs == NeedsAction {
  /// Creates a step that builds a new tab bar controller.
  public convenience init() { self.init(building: TabBarControllerFactory()) }
}

extension Step where ViewController == UISplitViewController, Needs == NeedsAction {
  /// Creates a step that builds a new split view controller.
  public convenience init() { self.init(building: SplitControllerFactory()) }
}

extension Step where ViewController == UIPageViewController, Needs == NeedsAction {
  /// Creates a step that builds a new page view controller.
  public convenience init() { self.init(building: PageControllerFactory()) }
}
