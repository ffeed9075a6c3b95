/// A step that always builds a new navigation controller, even if the hierarchy already has one.
///
/// ```swift
/// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
///   .using(.push)
///   .from(NavigationControllerStep<Any?>())
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
public final class NavigationControllerStep<Context>: UnfinishedStep<UINavigationController, Context, Building> {
  /// Creates the step, which continues with `using(_:)`.
  public init() {
    super.init(parts: NilFinder(), NavigationControllerFactory<UINavigationController, Context>(configuration: nil))
  }
}

/// A step that always builds a new tab bar controller, even if the hierarchy already has one.
public final class TabBarControllerStep<Context>: UnfinishedStep<UITabBarController, Context, Building> {
  /// Creates the step, which continues with `using(_:)`.
  public init() {
    super.init(parts: NilFinder(), TabBarControllerFactory<UITabBarController, Context>(configuration: nil))
  }
}

/// A step that always builds a new split view controller, even if the hierarchy already has one.
public final class SplitControllerStep<Context>: UnfinishedStep<UISplitViewController, Context, Building> {
  /// Creates the step, which continues with `using(_:)`.
  public init() {
    super.init(parts: NilFinder(), SplitControllerFactory<UISplitViewController, Context>(configuration: nil))
  }
}

extension UnfinishedStep where ViewController == UINavigationController, Context == Any?, Kind == Building {
  /// A step that builds a new navigation controller.
  public static var navigationController: UnfinishedStep { NavigationControllerStep() }
}

extension UnfinishedStep where ViewController == UITabBarController, Context == Any?, Kind == Building {
  /// A step that builds a new tab bar controller.
  public static var tabBarController: UnfinishedStep { TabBarControllerStep() }
}

extension UnfinishedStep where ViewController == UISplitViewController, Context == Any?, Kind == Building {
  /// A step that builds a new split view controller.
  public static var splitController: UnfinishedStep { SplitControllerStep() }
}
