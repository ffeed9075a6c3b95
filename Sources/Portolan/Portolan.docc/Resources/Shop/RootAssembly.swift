import Portolan

final class RootAssembly: AssemblyDataSource {
  let session = Session()
  weak var router: (any Router)?

  var loginGuard: LoginGuard { LoginGuard(session: session, router: router) }

  func getAssembly(key screen: ShopScreen) -> (any Assembly)? {
    switch screen {
    case .home: InlineAssembly { HomeViewController(nibName: nil, bundle: nil) }
    case .product(let id): InlineAssembly { ProductViewController(id: id) }
    case .login: InlineAssembly { LoginViewController(nibName: nil, bundle: nil) }
    }
  }
}
