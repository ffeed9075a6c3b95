/// A new navigation controller, whatever is there already.
public final class NavigationControllerStep<Context>: UnfinishedStep<UINavigationController, Context, Building> {
  /// Makes the step, to go on with `using`.
  public init() {
    super.init(parts: NilFinder(), NavigationControllerFactory<UINavigationController, Context>(configuration: nil))
  }
}

/// A new tab bar controller, whatever is there already.
public final class TabBarControllerStep<Context>: UnfinishedStep<UITabBarController, Context, Building> {
  /// Makes the step, to go on with `using`.
  public init() {
    super.init(parts: NilFinder(), TabBarControllerFactory<UITabBarController, Context>(configuration: nil))
  }
}

/// A new split view controller, whatever is there already.
public final class SplitControllerStep<Context>: UnfinishedStep<UISplitViewController, Context, Building> {
  /// Makes the step, to go on with `using`.
  public init() {
    super.init(parts: NilFinder(), SplitControllerFactory<UISplitViewController, Context>(configuration: nil))
  }
}

extension UnfinishedStep where ViewController == UINavigationController, Context == Any?, Kind == Building {
  /// A new navigation controller.
  public static var navigationController: UnfinishedStep { NavigationControllerStep() }
}

extension UnfinishedStep where ViewController == UITabBarController, Context == Any?, Kind == Building {
  /// A new tab bar controller.
  public static var tabBarController: UnfinishedStep { TabBarControllerStep() }
}

extension UnfinishedStep where ViewController == UISplitViewController, Context == Any?, Kind == Building {
  /// A new split view controller.
  public static var splitController: UnfinishedStep { SplitControllerStep() }
}
