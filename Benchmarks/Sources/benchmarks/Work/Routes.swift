import Portolan
import PortolanArticles

/// The routes of the workloads.
@MainActor
enum Routes {
  /// The product route of the articles, in their spelling.
  static func product() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory())
      .using(UINavigationController.pushToNavigation())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(.present)
      .from(.current)
      .assemble()
  }

  /// The product route from the root of the window, so that one product replaces another.
  static func productFromRoot() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: NilFinder(), factory: ProductViewControllerFactory())
      .using(UINavigationController.pushToNavigation())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(.present)
      .from(.root)
      .assemble()
  }

  /// The product route with two guards, a context task and a post-routing task, without a wait in any.
  static func guardedProduct() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory())
      .adding(InlineInterceptor<Int> { _ in .proceed })
      .adding(InlineInterceptor<Any?> { _ in .proceed })
      .adding(InlineContextTask<ProductViewController, Int> { _, _ in })
      .adding(InlinePostTask<ProductViewController, Int> { _, _, _ in })
      .using(UINavigationController.pushToNavigation())
      .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
      .using(.present)
      .from(.current)
      .assemble()
  }

  /// The product in nested containers, alternately a navigation controller and a tab bar controller, from the inside
  /// out.
  static func product(inContainers count: Int) -> DestinationStep<ProductViewController, Int> {
    var route = StepAssembly(
      finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory()
    )
    .using(UINavigationController.pushToNavigation())
    .from(.navigationController)
    for level in 1..<max(1, count) {
      if level.isMultiple(of: 2) {
        route = route.using(UINavigationController.pushToNavigation()).from(.navigationController)
      } else {
        route = route.using(UITabBarController.addTab()).from(.tabBarController)
      }
    }
    return route.using(.present).from(.current).assemble()
  }

  /// A chain of products, each pushed onto the previous one, in a navigation controller that is presented.
  static func chain(of length: Int) -> DestinationStep<ProductViewController, Int> {
    var route = product()
    for _ in 1..<max(1, length) {
      route = StepAssembly(
        finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory()
      )
      .using(UINavigationController.pushToNavigation())
      .from(route.expectingContainer())
      .assemble()
    }
    return route
  }

  /// The product, pushed into the navigation controller at the root.
  static func pushedProduct() -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: ClassFinder(options: [.current, .visible]), factory: ProductViewControllerFactory())
      .using(UINavigationController.pushToNavigation())
      .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
      .from(.current)
      .assemble()
  }

  /// A screen that exists in the hierarchy and is never built.
  static func existing<Screen: UIViewController>(_ type: Screen.Type) -> DestinationStep<Screen, Any?> {
    StepAssembly(finder: ClassFinder<Screen, Any?>(), factory: NilFactory()).from(.current).assemble()
  }
}
