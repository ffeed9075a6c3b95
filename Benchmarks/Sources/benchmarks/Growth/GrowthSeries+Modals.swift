import Portolan
import ShopRoutes

/// The series of apps with many modals on top of each other.
extension GrowthSeries {
  private static let modals = [1, 2, 5, 10, 20, 50]

  static let presentedOnModals = GrowthSeries(
    name: "present-on-modals", title: "modals: the product route on top of them, and dismiss", sizes: modals,
    navigation: { count in
      presenting(Routes.product(), in: { appUnderModals(count) })
    },
    byHand: { count in
      presentingByHand(in: { appUnderModals(count) })
    })

  static let modalsDismissed = GrowthSeries(
    name: "dismiss-modals", title: "modals: present them by hand, and navigate to the root", sizes: modals,
    navigation: { modals in
      Workload {
        let app = App()
        return { count in
          for _ in 0..<count {
            presentModals(modals, in: app)
            try await app.router.navigate(to: .root, animated: false)
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
