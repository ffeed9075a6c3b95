public import Portolan
public import PortolanMacros
import ShopScreens

/// The screens of an app with links, as in the README.
@Linkable("https://shop.example", scheme: "shop")
public enum ShopScreen: Screen {
  @Link("/") case home
  @Link("/products/{id}") case product(id: Int)
  @Link("/offers/{id}") case offer(id: Int)
  @Link("/products/{id}/reviews") case reviews(id: Int)
  @Link("/categories/{name}") case category(name: String)
  @Link("/search?q={query}") case search(query: String)
  @Link("/cart") case cart
  @Link("/orders") case orders
  @Link("/orders/{number}") case order(number: Int)
  @Link("/login") case login

  /// The assembly of the screen.
  public var assembly: any Assembly {
    switch self {
    case .home: InlineAssembly { HomeViewController() }
    case .product(let id), .offer(let id), .reviews(let id): InlineAssembly { ProductViewController(id: id) }
    case .category, .search, .cart, .orders, .order, .login: InlineAssembly { UIViewController() }
    }
  }

  /// The route to the screen.
  public var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .product, .login: .presentInNavigation
    case .offer: .presentInNavigation.guarded(by: LoginGuard())
    case .reviews, .category, .search, .cart, .orders: .push(onto: .home)
    case .order: .push(onto: .orders)
    }
  }
}
