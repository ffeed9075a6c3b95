import Portolan
import StoreLinks

/// The assembly of the tab bar, with a navigation controller in every tab except Bag.
struct TabsAssembly: Assembly {
  let root: RootAssembly

  func build() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: root.buildController(for: .home)),
      UINavigationController(rootViewController: root.buildController(for: .catalogue)),
      root.buildController(for: .bagTab),
      UINavigationController(rootViewController: root.buildController(for: .account)),
    ]
    return tabs
  }
}
