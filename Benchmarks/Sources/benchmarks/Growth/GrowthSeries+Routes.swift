import Portolan
import ShopRoutes
import ShopScreens

/// The series of routes with many steps.
extension GrowthSeries {
  static let chain = GrowthSeries(
    name: "chain", title: "length of the chain: so many screens pushed in one route, and dismiss",
    sizes: [1, 2, 5, 10, 20, 50],
    navigation: { length in
      presenting(Routes.chain(of: length), in: { App() })
    },
    byHand: { length in
      Workload {
        let app = App()
        return { count in
          for _ in 0..<count {
            let navigation = UINavigationController()
            navigation.viewControllers = (0..<length).map { _ in ProductViewController(nibName: nil, bundle: nil) }
            app.root.present(navigation, animated: false, completion: nil)
            app.dismissAll()
          }
        }
      }
    })

  static let containers = GrowthSeries(
    name: "containers", title: "containers in one another: a route through all of them, and dismiss",
    sizes: [1, 2, 4, 8, 16],
    navigation: { levels in
      presenting(Routes.product(inContainers: levels), in: { App() })
    },
    byHand: { levels in ByHand.product(inContainers: levels) })
}
