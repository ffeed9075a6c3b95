/// A step that always builds a new page view controller, even if the hierarchy already has one.
public final class PageControllerStep<Context>: UnfinishedStep<UIPageViewController, Context, Building> {
  /// Creates the step, which continues with `using(_:)`.
  public init() {
    super.init(parts: NilFinder(), PageControllerFactory<UIPageViewController, Context>(configuration: nil))
  }
}

extension UnfinishedStep where ViewController == UIPageViewController, Context == Any?, Kind == Building {
  /// A step that builds a new page view controller.
  public static var pageController: UnfinishedStep { PageControllerStep() }
}
