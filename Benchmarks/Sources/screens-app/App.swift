import Portolan

/// A small app of ten screens with links, for Scripts/check-size.sh to compare in size with the same app without a router.
@main
@MainActor
enum App {
  static func main() async throws {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let router = DefaultRouter(window: window)
    try await router.navigate(to: ShopScreen.home, animated: false)
    for link in CommandLine.arguments.dropFirst() {
      try await router.navigate(to: ShopScreen(link: link), animated: false)
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
