import Portolan
import ShopRoutes
import ShopScreens

/// The series of apps with many tabs.
extension GrowthSeries {
  static let tabs = GrowthSeries(
    name: "tabs", title: "tabs: reveal the last, and the first again", sizes: [2, 5, 10, 20, 50, 100],
    navigation: { count in
      Workload {
        let app = App(root: tabBar(of: count))
        let first = Routes.existing(HomeViewController.self)
        let last = Routes.existing(ProductViewController.self)
        return { count in
          for _ in 0..<count {
            try await app.router.navigate(to: last, animated: false)
            try await app.router.navigate(to: first, animated: false)
          }
        }
      }
    },
    byHand: { tabCount in
      Workload {
        let tabs = tabBar(of: tabCount)
        let app = App(root: tabs)
        return { count in
          for _ in 0..<count {
            tabs.selectedIndex = tabCount - 1
            tabs.selectedIndex = 0
          }
          withExtendedLifetime(app) {}
        }
      }
    })

  private static func tabBar(of count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = plainControllers(
      count, first: HomeViewController(nibName: nil, bundle: nil),
      last: ProductViewController(nibName: nil, bundle: nil))
    return tabs
  }
}
