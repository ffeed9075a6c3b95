import Portolan
import StoreLinks

/// The assembly of the tab bar, in which every tab except Bag has a navigation controller.
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
