public import Portolan

/// A screen of the shop, shared by the app and its sketch.
public enum ShopScreen: Screen, Codable {
  case tabs, home, account, settings, login
  case product(id: Int)

  /// The route to the screen from any other screen.
  public var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .home, .account: .part(of: .tabs)
    case .product: .push
    case .settings: .push(onto: .account).requires("logged-in", asking: .login)
    case .login: .presentInNavigation
    }
  }
}

extension ShopScreen: Linkable {
  /// The names of the cases, for `exits`.
  public static let caseNames = ["tabs", "home", "account", "settings", "login", "product"]
  /// The links.
  public static let links = LinkTable<ShopScreen>.trusting("https://shop.example", "shop://") {
    Link("/", .home)
    Link("/products/{id}", ShopScreen.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/settings", .settings)
  }
}
