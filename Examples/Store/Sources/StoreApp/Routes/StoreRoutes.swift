/// The routes of the articles' questions, as steps. Made once, as requests for the same screen are told by the instance of
/// their step.
///
/// ``StoreScreen`` says how the store itself gets to its screens.
@MainActor
public struct StoreRoutes {
  public let home = HomeRoutes()
  public let products: ProductRoutes
  public let bag: BagRoutes
  public let account: AccountRoutes
  public let login: LoginRoutes
  public let tabs: TabRoutes

  init(_ root: RootAssembly, transitionController: FadeTransitionController) {
    products = ProductRoutes(catalogue: root.shop.catalogue, bag: root.shop.bag)
    bag = BagRoutes(bag: root.shop.bag, opener: root.opener)
    tabs = TabRoutes(shop: root.shop, opener: root.opener)
    account = AccountRoutes(tabs: tabs, transitionController: transitionController)
    login = LoginRoutes(session: root.shop.session, opener: root.opener)
  }
}
