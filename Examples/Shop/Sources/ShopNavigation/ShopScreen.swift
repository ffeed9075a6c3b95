public import Portolan

public enum ShopScreen: Screen, Codable {
  case tabs, home, account, settings, login
  case product(id: Int)

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
  public static let caseNames = ["tabs", "home", "account", "settings", "login", "product"]
  public static let links = LinkTable<ShopScreen>.trusting("https://shop.example", "shop://") {
    Link("/", .home)
    Link("/products/{id}", ShopScreen.product) { if case .product(let id) = $0 { id } else { nil } }
    Link("/settings", .settings)
  }
}
