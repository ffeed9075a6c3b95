import Foundation
import Portolan
import PortolanArticles
import PortolanLinks

// Names that the examples use without a declaration.

@MainActor let window = UIWindow()
@MainActor let router = DefaultRouter(window: window)
@MainActor let screens = router.screens(of: ShopScreen.self)
@MainActor let inbox = DeepLinkInbox(router: router, links: ShopScreen.links)
@MainActor let launch = LaunchSequence(until: 0, asking: { 0 }, run: { _ in })
let url = URL(string: "https://shop.example/products/42")!
let data = Data()
@MainActor let userInfo: [AnyHashable: Any] = [:]
@MainActor let loginScreen = ShopScreen.login.destination

@MainActor let homeScreen: DestinationStep<HomeViewController, Any?> =
  StepAssembly(finder: ClassFinder(), factory: ClassFactory()).using(.replaceRoot).from(.root).assemble()

@MainActor let productScreen: DestinationStep<ProductViewController, Int> =
  StepAssembly(finder: InlineFinder { screen, id in screen.productID == id }, factory: ProductFactory())
  .using(.push).from(.navigationController).using(.present).from(.current).assemble()

@MainActor let tabsScreen: DestinationStep<UITabBarController, Any?> =
  StepAssembly(finder: ClassFinder(), factory: TabBarControllerFactory()).using(.replaceRoot).from(.root).assemble()

@MainActor let previewScreen = productScreen
@MainActor let appScreens = router.screens(of: AppScreen.self)
@MainActor let navigationController = UINavigationController()
@MainActor let checkout = CheckoutViewController()
@MainActor let loginViewController = LoginViewController()
@MainActor let app = RunningApp()
let text = "https://shop.example/products/42"
let link = ShopScreen.product(id: 42)

@MainActor
struct RunningApp {
  let window = UIWindow()
  var router: DefaultRouter { DefaultRouter(window: window) }
  var inbox: DeepLinkInbox<ShopScreen> { DeepLinkInbox(router: router, links: ShopScreen.links) }
}

enum DeepLinkOption: DeepLinkBuilding {
  case items
  case item(Int)
}

@MainActor let coordinator = BaseCoordinator<DeepLinkOption>()
@MainActor let reauthorization = Reauthorization(isUnauthorized: isUnauthorized) { _ = try await run(AuthFlow()) }

final class AuthFlow: Flow<User> {}
final class OnboardingFlow: Flow<Void> {}

final class CheckoutFlow: Flow<Receipt> {
  convenience init(_ basket: Basket) { self.init() }
}

// Values that the system passes to an app.
@MainActor let application = UIApplication.shared
@MainActor let windowScene: UIWindowScene! = window.windowScene
let appIntent: any Sendable = 42
@MainActor var connectionOptions: UIScene.ConnectionOptions { fatalError("No example runs.") }
@MainActor let URLContexts: Set<UIOpenURLContext> = []
@MainActor let userActivity = NSUserActivity(activityType: "com.example.shop.screen")
@MainActor let shortcutItem = UIApplicationShortcutItem(type: "shop://bag", localizedTitle: "Bag")
@MainActor let launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
