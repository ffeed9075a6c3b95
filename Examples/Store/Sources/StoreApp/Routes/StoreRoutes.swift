/// The routes for the questions of the articles, as steps.
///
/// The steps are created once, since requests for the same screen are recognised by the instance of their step.
/// ``StoreScreen`` defines the routes that the store itself uses.
@MainActor
public struct StoreRoutes {
  /// The routes to Home.
  public let home = HomeRoutes()
  /// The routes to a product.
  public let products: ProductRoutes
  /// The routes to Bag.
  public let bag: BagRoutes
  /// The routes to Account.
  public let account: AccountRoutes
  /// The routes to the login.
  public let login: LoginRoutes
  /// The tab bars.
  public let tabs: TabRoutes

  init(_ root: RootAssembly, transitionController: FadeTransitionController) {
    products = ProductRoutes(catalogue: root.shop.catalogue, bag: root.shop.bag)
    bag = BagRoutes(bag: root.shop.bag, opener: root.opener)
    tabs = TabRoutes(shop: root.shop, opener: root.opener)
    account = AccountRoutes(tabs: tabs, transitionController: transitionController)
    login = LoginRoutes(session: root.shop.session, opener: root.opener)
  }
}
