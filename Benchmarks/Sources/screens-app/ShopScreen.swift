import Portolan
import PortolanMacros

@Linkable("https://shop.example", scheme: "shop")
enum ShopScreen: Screen {
  @Link("/") case home
  @Link("/products/{id}") case product(id: Int)
  @Link("/products/{id}/reviews") case reviews(id: Int)
  @Link("/categories/{name}") case category(name: String)
  @Link("/search?q={query}") case search(query: String)
  @Link("/cart") case cart
  @Link("/orders") case orders
  @Link("/orders/{number}") case order(number: Int)
  @Link("/settings") case settings
  @Link("/login") case login

  var assembly: any Assembly {
    switch self {
    case .home: InlineAssembly { PageViewController("Home") }
    case .product(let id): InlineAssembly { PageViewController("Product \(id)") }
    case .reviews(let id): InlineAssembly { PageViewController("Reviews of \(id)") }
    case .category(let name): InlineAssembly { PageViewController(name) }
    case .search(let query): InlineAssembly { PageViewController("Results for \(query)") }
    case .cart: InlineAssembly { PageViewController("Cart") }
    case .orders: InlineAssembly { PageViewController("Orders") }
    case .order(let number): InlineAssembly { PageViewController("Order \(number)") }
    case .settings: InlineAssembly { PageViewController("Settings") }
    case .login: InlineAssembly { PageViewController("Login") }
    }
  }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .product, .category, .search, .cart, .orders: .push(onto: .home)
    case .reviews(let id): .push(onto: .product(id: id))
    case .order: .push(onto: .orders)
    case .settings, .login: .presentInNavigation
    }
  }
}
