import Foundation
import HeadlessUIKit

enum ShopScreen {
  case home
  case product(id: Int)
  case reviews(id: Int)
  case category(name: String)
  case search(query: String)
  case cart
  case orders
  case order(number: Int)
  case settings
  case login

  init?(link: String) {
    guard let url = URLComponents(string: link), url.host == "shop.example" else { return nil }
    let parts = url.path.split(separator: "/").map(String.init)
    switch (parts.first, parts.count) {
    case (nil, _): self = .home
    case ("products", 2):
      guard let id = Int(parts[1]) else { return nil }
      self = .product(id: id)
    case ("products", 3) where parts[2] == "reviews":
      guard let id = Int(parts[1]) else { return nil }
      self = .reviews(id: id)
    case ("categories", 2): self = .category(name: parts[1])
    case ("search", 1):
      guard let query = url.queryItems?.first(where: { $0.name == "q" })?.value else { return nil }
      self = .search(query: query)
    case ("cart", 1): self = .cart
    case ("orders", 1): self = .orders
    case ("orders", 2):
      guard let number = Int(parts[1]) else { return nil }
      self = .order(number: number)
    case ("settings", 1): self = .settings
    case ("login", 1): self = .login
    default: return nil
    }
  }

  @MainActor
  func open(in navigation: UINavigationController) {
    switch self {
    case .home: navigation.popToRootViewController(animated: false)
    case .product(let id): push([PageViewController("Product \(id)")], in: navigation)
    case .reviews(let id):
      push([PageViewController("Product \(id)"), PageViewController("Reviews of \(id)")], in: navigation)
    case .category(let name): push([PageViewController(name)], in: navigation)
    case .search(let query): push([PageViewController("Results for \(query)")], in: navigation)
    case .cart: push([PageViewController("Cart")], in: navigation)
    case .orders: push([PageViewController("Orders")], in: navigation)
    case .order(let number):
      push([PageViewController("Orders"), PageViewController("Order \(number)")], in: navigation)
    case .settings: present(PageViewController("Settings"), over: navigation)
    case .login: present(PageViewController("Login"), over: navigation)
    }
  }

  @MainActor
  private func push(_ pages: [PageViewController], in navigation: UINavigationController) {
    navigation.dismiss(animated: false)
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + pages, animated: false)
  }

  @MainActor
  private func present(_ page: PageViewController, over navigation: UINavigationController) {
    navigation.dismiss(animated: false)
    navigation.present(UINavigationController(rootViewController: page), animated: false, completion: nil)
  }
}
