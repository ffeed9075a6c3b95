import HeadlessUIKit

/// The app of `small-app`, by hand.
@main
@MainActor
enum App {
  static func main() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let navigation = UINavigationController(rootViewController: ProductViewController(id: 42))
    window.rootViewController?.present(navigation, animated: false, completion: nil)
    print(window.rootViewController?.presentedViewController?.children.first?.title ?? "")
  }
}

final class ProductViewController: UIViewController {
  convenience init(id: Int) {
    self.init(nibName: nil, bundle: nil)
    title = "Product \(id)"
  }
}
