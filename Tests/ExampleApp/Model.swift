import Foundation
import Observation
import Portolan
import PortolanLinks

struct Catalogue: Sendable {}
struct Bank: Sendable {}
struct Basket: Sendable {}
struct Receipt: Sendable {}
struct User: Sendable {}

struct Order: Sendable {
  var productID = 42
}

struct Template {
  init(contentsOf url: URL) async throws {}
}

struct ProductViewModel {
  let id: Int

  init(id: Int, _ catalogue: Catalogue) { self.id = id }
}

final class Item {
  var color: UIColor?
}

struct Bag: Sendable { var products: [String] = [] }

struct DrawerNeedsTwo: Error {}
struct NotLoggedIn: Error {}
struct AppIsLocked: Error {}
struct TooYoung: Error {}
struct PaymentRefused: Error {}
struct KeepsDraft: Error {}
struct HTTPError: Error { let status: Int }

@MainActor
final class Session {
  static let shared = Session()

  var isOpen = false
  var isLocked = false

  func logIn() async throws -> Bool { true }
}

@MainActor let session = Session.shared
@MainActor let settings = Settings()
@MainActor let remoteConfig = RemoteConfig()
@MainActor let experiments = Experiments()
@MainActor let analytics = Analytics()
@MainActor let shop = Shop()
@MainActor let logger = Log()
@MainActor let basket = Basket()
@MainActor let catalogue = Catalogue()
@MainActor let bank = Bank()

@available(iOS 17, macCatalyst 17, macOS 14, *)
@MainActor let model = ShopModel()

@available(iOS 17, macCatalyst 17, macOS 14, *)
@Observable @MainActor
final class ShopModel {
  var destination = ShopScreen.home
  var message = ""
}

struct Settings { var tutorialWasShown = false }
struct RemoteConfig { func isOn(_ name: String) -> Bool { false } }
struct Experiments { func variant(of name: String) -> String { "a" } }

struct Analytics {
  func record(_ name: String) async {}
  func log(screen: String) {}
}

@MainActor
final class Shop {
  var server = Server()
  var session: Session { .shared }

  struct Server { var delay = Duration.zero }

  func pay(_ basket: Basket) async throws -> Receipt { Receipt() }
  func update() async throws {}
  func orders() async throws -> [Order] { [] }
}

struct Log {
  func error(_ text: String) {}
}

func share(_ url: URL) {}
func migrated(_ document: Data) -> Data { document }
func log(_ text: String) {}
func isUnauthorized(_ error: any Error) -> Bool { (error as? HTTPError)?.status == 401 }

struct LoginGuard: RoutingInterceptor {
  func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
}

struct ScreenLoginGuard: RoutingInterceptor {
  func perform(with screen: ShopScreen) async throws -> InterceptorAnswer { .proceed }
}

struct ProductFactory: Factory {
  func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
}
