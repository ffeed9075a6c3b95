public import Portolan
import PortolanArticles

/// The routes to a product, whose context is its number.
@MainActor
public struct ProductRoutes {
  /// Shows the existing product, or a new one, which is pushed in the visible tab, or presented if that has no stack.
  public let productScreen: DestinationStep<ProductViewController, Int>

  /// Presents the product in a navigation controller of its own, unless it is on screen.
  public let modalProductScreen: DestinationStep<ProductViewController, Int>

  init(catalogue: Catalogue, bag: Bag) {
    let factory = ClassFactory<ProductViewController, Int> { _ in ProductViewController(catalogue: catalogue, bag: bag)
    }

    productScreen = StepAssembly(finder: ClassWithContextFinder(), factory: factory)
      .adding(ContextSettingTask())
      .using(UINavigationController.pushToNavigation())
      .from(
        SwitchAssembly<UINavigationController, Int>()
          .addCase(expecting: TabNavigationFinder())
          .assemble(default: {
            Step.navigationController
              .using(.present)
              .from(.current)
              .assemble()
          })
      )
      .assemble()

    modalProductScreen = StepAssembly(
      finder: ClassWithContextFinder(options: [.current, .visible]), factory: factory
    )
    .adding(ContextSettingTask())
    .using(UINavigationController.pushToNavigation())
    .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
    .using(.present)
    .from(.current)
    .assemble()
  }
}

/// A finder of the navigation controller in the visible tab, even under modals, which are then dismissed.
private struct TabNavigationFinder: StackIteratingFinder {
  let options: SearchOptions = [.current, .visible, .presenting]

  func isTarget(_ viewController: UINavigationController, with context: Int) -> Bool {
    viewController.parent is UITabBarController
  }
}
