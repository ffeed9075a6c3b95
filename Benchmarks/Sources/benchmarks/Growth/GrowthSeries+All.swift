import Portolan

extension GrowthSeries {
  static let all = [
    presentedOverStack, pushedOnStack, revealedInStack, tabs, presentedOnModals, modalsDismissed, chain, containers,
  ]

  private static let depths = [10, 100, 1000, 10_000]
  private static let modals = [1, 2, 5, 10, 20, 50]

  private static let presentedOverStack = GrowthSeries(
    name: "present-over-stack", title: "stack depth: the product route over it, and dismiss", sizes: depths,
    navigation: { depth in
      presenting(Routes.product(), in: { App(stackOf: depth) })
    },
    byHand: { depth in
      presentingByHand(in: { App(stackOf: depth) })
    })

  private static let pushedOnStack = GrowthSeries(
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

  private static let revealedInStack = GrowthSeries(
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

  private static let tabs = GrowthSeries(
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

  private static let presentedOnModals = GrowthSeries(
    name: "present-on-modals", title: "modals: the product route on top of them, and dismiss", sizes: modals,
    navigation: { count in
      presenting(Routes.product(), in: { appUnderModals(count) })
    },
    byHand: { count in
      presentingByHand(in: { appUnderModals(count) })
    })

  private static let modalsDismissed = GrowthSeries(
    name: "dismiss-modals", title: "modals: present them by hand, and navigate to the root", sizes: modals,
    navigation: { modals in
      Workload {
        let app = App()
        return { count in
          for _ in 0..<count {
            presentModals(modals, in: app)
            try await app.router.navigate(to: GeneralStep.root(), animated: false)
          }
        }
      }
    },
    byHand: { modals in
      Workload {
        let app = App()
        return { count in
          for _ in 0..<count {
            presentModals(modals, in: app)
            app.dismissAll()
          }
        }
      }
    })

  private static let chain = GrowthSeries(
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

  private static let containers = GrowthSeries(
    name: "containers", title: "containers in one another: a route through all of them, and dismiss",
    sizes: [1, 2, 4, 8, 16],
    navigation: { levels in
      presenting(Routes.product(inContainers: levels), in: { App() })
    },
    byHand: { levels in ByHand.product(inContainers: levels) })

  // MARK: What the series have in common

  private static func presenting(
    _ screen: @autoclosure @escaping @MainActor () -> DestinationStep<ProductViewController, Int>,
    in scene: @escaping @MainActor () -> App
  ) -> Workload {
    Workload {
      let app = scene()
      let screen = screen()
      let presenter = app.topmost
      return { count in
        for _ in 0..<count {
          try await app.router.navigate(to: screen, with: 42, animated: false)
          presenter.dismiss(animated: false, completion: nil)
        }
      }
    }
  }

  private static func presentingByHand(in scene: @escaping @MainActor () -> App) -> Workload {
    Workload {
      let app = scene()
      let presenter = app.topmost
      return { count in
        for _ in 0..<count {
          let product = ProductViewController(nibName: nil, bundle: nil)
          presenter.present(UINavigationController(rootViewController: product), animated: false, completion: nil)
          presenter.dismiss(animated: false, completion: nil)
        }
        withExtendedLifetime(app) {}
      }
    }
  }

  private static func tabBar(of count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = plainControllers(
      count, first: HomeViewController(nibName: nil, bundle: nil),
      last: ProductViewController(nibName: nil, bundle: nil))
    return tabs
  }

  private static func appUnderModals(_ count: Int) -> App {
    let app = App()
    presentModals(count, in: app)
    return app
  }

  private static func presentModals(_ count: Int, in app: App) {
    var presenter = app.topmost
    for _ in 0..<count {
      let modal = UIViewController(nibName: nil, bundle: nil)
      presenter.present(modal, animated: false, completion: nil)
      presenter = modal
    }
  }
}
