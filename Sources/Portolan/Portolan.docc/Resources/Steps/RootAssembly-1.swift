import Portolan

final class RootAssembly: AssemblyDataSource {
  func getAssembly(key screen: ShopScreen) -> (any Assembly)? {
    switch screen {
    case .home: InlineAssembly { HomeViewController(nibName: nil, bundle: nil) }
    case .product(let id): InlineAssembly { ProductViewController(id: id) }
    case .login: InlineAssembly { LoginViewController(nibName: nil, bundle: nil) }
    }
  }
}
