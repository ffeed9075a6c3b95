import Portolan

enum ShopScreen: Screen {
  case home
  case product(id: Int)
  case login

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .product: .push(onto: .home).guarded(by: Assembled(\RootAssembly.loginGuard))
    case .login: .presentInNavigation
    }
  }
}
