import Logging
import Portolan
import PortolanLogging

/// A screen of a small shop.
enum ShopScreen: Screen {
  case home
  case product(id: Int)

  var assembly: any Assembly { InlineAssembly { UIViewController(nibName: nil, bundle: nil) } }

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .product: .push(onto: .home)
    }
  }
}

/// The program that opens a product and prints what swift-log receives meanwhile.
@main
@MainActor
struct LoggingExample {
  static func main() async throws {
    var logger = Logger(label: "com.example.shop.navigation")
    logger.logLevel = .debug
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    let router = DefaultRouter(window: window, observers: [LoggingObserver(logger)])
    try await router.navigate(to: ShopScreen.product(id: 42))
  }
}
