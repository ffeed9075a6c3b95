import Portolan

final class RootAssembly: AssemblyDataSource {
  let session = Session()

  var loginGuard: LoginGuard { LoginGuard(session: session) }

  func getAssembly(key screen: ShopScreen) -> (any Assembly)? {
    switch screen {
    case .home: InlineAssembly { HomeViewController(nibName: nil, bundle: nil) }
    case .product(let id): InlineAssembly { ProductViewController(id: id) }
    case .login: InlineAssembly { LoginViewController(nibName: nil, bundle: nil) }
    }
  }
}
