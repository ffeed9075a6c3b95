public import Portolan
public import ShopScreens

/// The routes of the workloads, composed as in the README.
@MainActor
public enum Routes {
  /// The product, in a navigation controller that is presented.
  public static func product() -> DestinationStep<ProductViewController, Int> {
    presented(StepAssembly(finder: productFinder, factory: ProductFactory()))
  }

  /// The product with a guard, a context task and a post-routing task, which are types with `async` methods.
  public static func productWithHooks() -> DestinationStep<ProductViewController, Int> {
    presented(
      StepAssembly(finder: productFinder, factory: ProductFactory())
        .adding(LoginGuard())
        .adding(ShowProduct())
        .adding(ScreenTracking()))
  }

  /// The product with a guard, a context task and a post-routing task, which are closures without `await`.
  public static func productWithClosures() -> DestinationStep<ProductViewController, Int> {
    presented(
      StepAssembly(finder: productFinder, factory: ProductFactory())
        .adding(InlineInterceptor<Any?> { _ in .proceed })
        .adding(InlineContextTask<ProductViewController, Int> { screen, id in try screen.setup(with: id) })
        .adding(InlinePostTask<UIViewController, Any?> { _, _, _ in }))
  }

  private static var productFinder: ClassWithContextFinder<ProductViewController, Int> {
    ClassWithContextFinder(options: [.current, .visible])
  }

  private static func presented(
    _ product: Step<ProductViewController, Int, NeedsAction>
  ) -> DestinationStep<ProductViewController, Int> {
    product
      .using(.push)
      .from(.navigationController)
      .using(.present)
      .from(.current)
      .assemble()
  }

  /// The product route from the root of the window, so that one product replaces another.
  public static func productFromRoot() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: NilFinder(), factory: ProductFactory())
      .using(.push)
      .from(.navigationController)
      .using(.present)
      .from(.root)
      .assemble()
  }

  /// The product in nested containers, alternately a navigation controller and a tab bar controller, from the inside
  /// out.
  public static func product(inContainers count: Int) -> DestinationStep<ProductViewController, Int> {
    var route = StepAssembly(finder: productFinder, factory: ProductFactory()).using(.push).from(.navigationController)
    for level in 1..<max(1, count) {
      if level.isMultiple(of: 2) {
        route = route.using(.push).from(.navigationController)
      } else {
        route = route.using(.addTab).from(.tabBarController)
      }
    }
    return route.using(.present).from(.current).assemble()
  }

  /// A chain of products, each pushed onto the previous one, in a navigation controller that is presented.
  public static func chain(of length: Int) -> DestinationStep<ProductViewController, Int> {
    var route = product()
    for _ in 1..<max(1, length) {
      route = StepAssembly(finder: productFinder, factory: ProductFactory())
        .using(.push)
        .from(route.expectingContainer())
        .assemble()
    }
    return route
  }

  /// The product, pushed into the navigation controller at the root.
  public static func pushedProduct() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: productFinder, factory: ProductFactory())
      .using(.push)
      .from(.found(by: ClassFinder<UINavigationController, Int>()))
      .assemble()
  }

  /// A screen that exists in the hierarchy and is never built.
  public static func existing<Screen: UIViewController>(_ type: Screen.Type) -> DestinationStep<Screen, Any?> {
    .found(by: ClassFinder<Screen, Any?>())
  }
}
