import Portolan
import ShopRoutes
import ShopScreens

/// The series of apps with a deep stack.
extension GrowthSeries {
  private static let depths = [10, 100, 1000, 10_000]

  static let presentedOverStack = GrowthSeries(
    name: "present-over-stack", title: "stack depth: the product route over it, and dismiss", sizes: depths,
    navigation: { depth in
      presenting(Routes.product(), in: { App(stackOf: depth) })
    },
    byHand: { depth in
      presentingByHand(in: { App(stackOf: depth) })
    })

  static let pushedOnStack = GrowthSeries(
    name: "push-on-stack", title: "stack depth: push on it, and pop", sizes: depths,
    navigation: { depth in
      Workload {
        let app = App(stackOf: depth)
        let screen = Routes.pushedProduct()
        return { count in
          for _ in 0..<count {
            try await app.router.navigate(to: screen, with: 42, animated: false)
            app.navigation.popViewController(animated: false)
          }
        }
      }
    },
    byHand: { depth in
      Workload {
        let app = App(stackOf: depth)
        return { count in
          for _ in 0..<count {
            app.navigation.pushViewController(
              ProductViewController(nibName: nil, bundle: nil), animated: false)
            app.navigation.popViewController(animated: false)
          }
        }
      }
    })

  static let revealedInStack = GrowthSeries(
    name: "reveal-in-stack", title: "stack depth: reveal its bottom, and put the rest back", sizes: depths,
    navigation: { depth in
      Workload {
        let home = HomeViewController(nibName: nil, bundle: nil)
        let app = App(stackOf: depth, bottom: home)
        let stack = app.navigation.viewControllers
        let screen = Routes.existing(HomeViewController.self)
        return { count in
          for _ in 0..<count {
            try await app.router.navigate(to: screen, animated: false)
            app.navigation.setViewControllers(stack, animated: false)
          }
        }
      }
    },
    byHand: { depth in
      Workload {
        let home = HomeViewController(nibName: nil, bundle: nil)
        let app = App(stackOf: depth, bottom: home)
        let stack = app.navigation.viewControllers
        return { count in
          for _ in 0..<count {
            app.navigation.popToViewController(home, animated: false)
            app.navigation.setViewControllers(stack, animated: false)
          }
        }
      }
    })
}
