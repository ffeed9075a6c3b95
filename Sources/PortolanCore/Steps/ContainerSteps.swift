/// A step that always builds a new navigation controller, even if the hierarchy already has one.
///
/// ```swift
/// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
///   .using(.push)
///   .from(NavigationControllerStep())
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
public typealias NavigationControllerStep<Context> = Step<UINavigationController, Context, NeedsAction>

/// A step that always builds a new tab bar controller, even if the hierarchy already has one.
public typealias TabBarControllerStep<Context> = Step<UITabBarController, Context, NeedsAction>

/// A step that always builds a new split view controller, even if the hierarchy already has one.
public typealias SplitControllerStep<Context> = Step<UISplitViewController, Context, NeedsAction>

/// A step that always builds a new page view controller, even if the hierarchy already has one.
public typealias PageControllerStep<Context> = Step<UIPageViewController, Context, NeedsAction>

extension Step where ViewController == UINavigationController, Needs == NeedsAction {
  /// Creates a step that builds a new navigation controller.
  public convenience init() {
    self.init(Node(Link(building: NavigationControllerFactory<UINavigationController, Context>(configuration: nil))))
  }

  /// A step that builds a new navigation controller.
  public static var navigationController: Step { Step() }
}

extension Step where ViewController == UITabBarController, Needs == NeedsAction {
  /// Creates a step that builds a new tab bar controller.
  public convenience init() {
    self.init(Node(Link(building: TabBarControllerFactory<UITabBarController, Context>(configuration: nil))))
  }

  /// A step that builds a new tab bar controller.
  public static var tabBarController: Step { Step() }
}

extension Step where ViewController == UISplitViewController, Needs == NeedsAction {
  /// Creates a step that builds a new split view controller.
  public convenience init() {
    self.init(Node(Link(building: SplitControllerFactory<UISplitViewController, Context>(configuration: nil))))
  }

  /// A step that builds a new split view controller.
  public static var splitController: Step { Step() }
}

extension Step where ViewController == UIPageViewController, Needs == NeedsAction {
  /// Creates a step that builds a new page view controller.
  public convenience init() {
    self.init(Node(Link(building: PageControllerFactory<UIPageViewController, Context>(configuration: nil))))
  }

  /// A step that builds a new page view controller.
  public static var pageController: Step { Step() }
}

extension Link {
  /// Creates the link of a step that always builds its controller.
  fileprivate init<Builder: AbstractFactory>(building factory: Builder) where Builder.Context == Context {
    self.init(NilFinder<Builder.ViewController, Context>(), factory)
  }
}
