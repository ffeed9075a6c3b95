import Portolan

/// All screens of a small shop.
enum ShopScreen: Screen, Codable {
  case launch
  case tabs, home, bag
  case product(id: Int)
  case login, forgotPassword
  case settings
  case help
  case modalBag

  var assembly: any Assembly {
    switch self {
    case .tabs: TabsAssembly()
    default: PlainAssembly(screen: self)
    }
  }

  var route: Route<Self> {
    switch self {
    case .launch, .tabs: .root
    case .home, .bag: .part(of: .tabs)
    case .product: .push
    case .login: .presentInNavigation
    case .forgotPassword: .push(onto: .login)
    case .settings: .push(onto: .home).guarded(by: SignedIn())
    case .help: .present(over: .home)
    case .modalBag: .present.searching([.current, .visible])
    }
  }
}

final class PageViewController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

struct PlainAssembly: Assembly {
  let screen: ShopScreen

  func build() -> UIViewController { PageViewController(name: "\(screen)") }
}

struct TabsAssembly: Assembly {
  func build() -> UIViewController {
    let tabs = UITabBarController()
    let home = UINavigationController(rootViewController: ShopScreen.home.buildController())
    tabs.viewControllers = [home, ShopScreen.bag.buildController()]
    return tabs
  }
}

/// A guard that denies unless the user has signed in.
struct SignedIn: RoutingInterceptor {
  struct Denied: Error {}

  @TaskLocal static var isSignedIn = false

  func perform(with screen: ShopScreen) async throws -> InterceptorAnswer {
    guard Self.isSignedIn else { throw Denied() }
    return .proceed
  }
}
