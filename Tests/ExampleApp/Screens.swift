// The app that the examples in documentation comments are about: a shop. An example compiles as a part of it.
import Foundation
import Portolan
import PortolanLinks

enum SortOrder: String, LinkValue { case price, name }

enum ShopScreen: Screen, Codable, Linkable {
  case home, tabs, bag, account, settings, login, forgotPassword, orders, catalogue, cities, help, search
  case filter, photo, options, terms, tablet, checkout, loyaltyCard, mails, notes
  case product(id: Int)
  case productWithVideo(id: Int)
  case order(id: Int)
  case mail(id: Int)
  case city(name: String)

  static let links = LinkTable<ShopScreen>.trusting("https://shop.example", "shop://") {
    Link("/", .home)
    Link("/bag", .bag)
    Link("/products/{id}", ShopScreen.product) { if case .product(let id) = $0 { id } else { nil } }
  }

  var url: URL? { Self.links.url(for: self) }
  var analyticsName: String { "\(self)" }
}

// Examples of links make these two linkable.
enum StoreScreen: Screen, Codable, Linkable {
  case home
  case product(id: Int)

  static let links = LinkTable<StoreScreen>.trusting("https://store.example") {
    Link("/", .home)
    Link("/products/{id}", StoreScreen.product) { if case .product(let id) = $0 { id } else { nil } }
  }
}

enum CardsScreen: Screen, Codable {
  case list
  case card(id: Int)
}

enum Place: Hashable, Sendable {
  case shop(city: String, id: Int)
}

enum Agenda: Hashable, Sendable {
  case day(LinkDay)
}

enum AppScreen: Screen, Codable, Linkable {
  case home, tabs
  case cards(CardsScreen)
  case accountCards(account: Int, CardsScreen)

  static let links = LinkTable<AppScreen>.trusting("https://bank.example") {
    Link("/", .home)
  }
}

@MainActor let home: any Assembly = InlineAssembly { HomeViewController() }

struct CardsAssembly: AssemblyDataSource {
  var bank = Bank()
  var screens: ScreenRouter<CardsScreen>?

  func getAssembly(key: CardsScreen) -> (any Assembly)? { home }
}

@MainActor let cardsAssembly = CardsAssembly()

struct RootAssembly: AssemblyDataSource {
  var catalogue = Catalogue()
  var screens: ScreenRouter<ShopScreen>?
  var loginGuard: any RoutingInterceptor<ShopScreen> = ScreenLoginGuard()
  var priceUpdate = PriceUpdate()

  func getAssembly(key: ShopScreen) -> (any Assembly)? { home }
}

@MainActor let rootAssembly = RootAssembly()

struct PriceUpdate: PostRoutingTask {
  func perform(on viewController: UIViewController, with context: ShopScreen, routingStack: [UIViewController]) {}
}

struct HomeAssembly: Assembly {
  func build() -> UIViewController { HomeViewController() }
}

struct LoginAssembly: Assembly {
  func build() -> UIViewController { LoginViewController() }
}

struct ProductAssembly: Assembly {
  let id: Int
  var catalogue = Catalogue()

  func build() -> UIViewController { ProductViewController(id: id) }
}
