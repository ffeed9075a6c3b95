public import Portolan
import PortolanArticles

/// The routes to tab bars.
@MainActor
public struct TabRoutes {
  /// Question 5: replaces the root by a tab bar with Home and Account.
  public let homeAndAccount = SingleContainerStep(
    finder: ClassFinder(),
    factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
      .with(XibFactory<HomeViewController, Any?>(bundle: .module), using: UITabBarController.addTab())
      .with(XibFactory<AccountViewController, Any?>(), using: UITabBarController.addTab())
      .assemble()
  )
  .using(.replaceRoot)
  .from(.root)
  .assemble()

  /// Shows the shop's tab bar, with a navigation controller in every tab except Bag.
  public let tabScreen: DestinationStep<UITabBarController, Any?>

  init(shop: Shop, opener: Opener) {
    let account = ClassFactory<AccountViewController, Any?> { _ in AccountViewController(shop: shop, opener: opener) }
    tabScreen = SingleContainerStep(
      finder: ShopTabsFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(
          Self.inNavigation(XibFactory<HomeViewController, Any?>(bundle: .module)), using: UITabBarController.addTab()
        )
        .with(Self.inNavigation(XibFactory<CatalogueViewController, Any?>()), using: UITabBarController.addTab())
        .with(
          ClassFactory<BagViewController, Any?> { _ in BagViewController(bag: shop.bag, opener: opener) },
          using: UITabBarController.addTab()
        )
        .with(Self.inNavigation(account), using: UITabBarController.addTab())
        .assemble()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()
  }

  private static func inNavigation<Screen: Factory>(
    _ screen: Screen
  ) -> CompleteFactoryAssembly<NavigationControllerFactory<UINavigationController, Any?>> where Screen.Context == Any? {
    CompleteFactoryAssembly(factory: NavigationControllerFactory())
      .with(screen, using: UINavigationController.push())
      .assemble()
  }
}

/// A finder of the shop's tab bar, and not of the smaller one of question 5.
private struct ShopTabsFinder: StackIteratingFinder {
  func isTarget(_ viewController: UITabBarController, with context: Any?) -> Bool {
    viewController.viewControllers?.contains { $0 is BagViewController } ?? false
  }
}
