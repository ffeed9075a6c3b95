import Foundation
import HeadlessUIKit

/// The app of `screens-app`, by hand.
@main
@MainActor
enum App {
  static func main() {
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: PageViewController("Home"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    for link in CommandLine.arguments.dropFirst() {
      if let screen = ShopScreen(link: link) { screen.open(in: navigation) }
    }
    print(window.rootViewController?.children.last?.title ?? "")
  }
}

final class PageViewController: UIViewController {
  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }
}
