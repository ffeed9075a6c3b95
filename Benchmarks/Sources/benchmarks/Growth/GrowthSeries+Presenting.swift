import Portolan
import ShopScreens

/// The workloads that several series share.
extension GrowthSeries {
  /// Navigates along a route in an app, and dismisses the presented controller.
  static func presenting(
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

  /// Does the same by hand.
  static func presentingByHand(in scene: @escaping @MainActor () -> App) -> Workload {
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
}
