import Portolan
import PortolanLinks

extension ShopScreen: Linkable {
  static let links = LinkTable<ShopScreen>.trusting("https://shop.example", "shop://") {
    Link("/", .home)
    Link("/products/{id}", ShopScreen.product) { if case .product(let id) = $0 { id } else { nil } }
  }
}
