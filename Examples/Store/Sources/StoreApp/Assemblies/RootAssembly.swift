import Portolan
import StoreLinks

/// The assembly of all screens, and the only place that knows their dependencies.
struct RootAssembly: AssemblyDataSource {
  let shop: Shop
  let opener: Opener

  /// Returns the assembly of a screen, or `nil` for a product that the shop does not have, which ``StockGuard`` denies
  /// before.
  func getAssembly(key screen: StoreScreen) -> (any Assembly)? {
    switch screen {
    case .launch: InlineAssembly { LaunchViewController() }
    case .tabs: TabsAssembly(root: self)
    case .home: InlineAssembly { HomeViewController(nibName: nil, bundle: .module) }
    case .catalogue: InlineAssembly { CatalogueViewController(nibName: nil, bundle: nil) }
    case .product(let id):
      (try? shop.catalogue.product(id)).map { product in
        InlineAssembly { ProductViewController(product, catalogue: shop.catalogue, bag: shop.bag) }
      }
    case .bag, .bagTab: InlineAssembly { BagViewController(bag: shop.bag, opener: opener) }
    case .account: InlineAssembly { AccountViewController(shop: shop, opener: opener) }
    case .settings: InlineAssembly { SettingsViewController(session: shop.session) }
    case .login: InlineAssembly { LoginViewController(session: shop.session, opener: opener) }
    case .forgotPassword: ForgotPasswordAssembly()
    case .onboarding: InlineAssembly { OnboardingViewController(opener: opener) }
    case .cities: InlineAssembly { CitiesViewController(nibName: nil, bundle: nil) }
    case .city(let city): InlineAssembly { CityViewController(city) }
    case .textInput: InlineAssembly { TextInputViewController(opener: opener) }
    case .textConfirmation(let text): InlineAssembly { TextConfirmationViewController(text: text) }
    }
  }
}
