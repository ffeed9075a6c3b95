import Portolan
import StoreLinks

/// The shop's tabs: Home, Catalogue and Account each in a navigation controller, and Bag without.
struct TabsAssembly: Assembly {
  let root: RootAssembly

  func build() -> UIViewController {
    let builder = ControllerBuilder(dataSource: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: builder.buildController(for: .home)),
      UINavigationController(rootViewController: builder.buildController(for: .catalogue)),
      builder.buildController(for: .bagTab),
      UINavigationController(rootViewController: builder.buildController(for: .account)),
    ]
    return tabs
  }
}
