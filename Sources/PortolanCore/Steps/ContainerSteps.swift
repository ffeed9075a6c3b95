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
  public static var tabBarController: Step { Step(building: TabBarControllerFactory()) }
}

extension Step where ViewController == UISplitViewController, Needs == NeedsAction {
  /// A step that builds a new split view controller.
  public static var splitController: Step { Step(building: SplitControllerFactory()) }
}

extension Step where ViewController == UIPageViewController, Needs == NeedsAction {
  /// A step that builds a new page view controller.
  public static var pageController: Step { Step(building: PageControllerFactory()) }
}

extension Step where Needs == NeedsAction {
  /// Creates a step that always builds its controller.
  package convenience init<Builder: AbstractFactory>(building factory: Builder)
  where Builder.ViewController == ViewController, Builder.Context == Context {
    self.init(Node(Link(NilFinder<ViewController, Context>(), factory)))
  }
}
