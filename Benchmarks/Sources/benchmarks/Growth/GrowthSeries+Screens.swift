import Portolan
import ShopRoutes

/// The series of apps that observe many screens.
extension GrowthSeries {
  static let observedScreens = GrowthSeries(
    name: "observed-screens", title: "screens visible at once, all observed: the product route over them, and dismiss",
    sizes: [1, 10, 100, 1000],
    navigation: { count in
      Workload {
        let app = App(root: Wall(of: count))
        app.router.add(IgnoringScreenObserver())
        let screen = Routes.product()
        return { count in
          for _ in 0..<count {
            try await app.router.navigate(to: screen, with: 42, animated: false)
            app.dismissAll()
          }
        }
      }
    },
    byHand: { count in ByHand.product(in: { App(root: Wall(of: count)) }) })
}

/// The series of an app from which many screens have been removed.
extension GrowthSeries {
  static let removedScreens = GrowthSeries(
    name: "removed-screens", title: "screens reached and removed before, all observed: the product route, and dismiss",
    sizes: [1, 10, 100, 1000],
    navigation: { removed in
      Workload {
        let app = App()
        app.router.add(IgnoringScreenObserver())
        let screen = Routes.product()
        var isPrepared = false
        return { count in
          // Runs of different lengths all begin so, and their difference is counted.
          for number in 0..<(isPrepared ? 0 : removed) + count {
            try await app.router.navigate(to: screen, with: number, animated: false)
            app.dismissAll()
          }
          isPrepared = true
        }
      }
    },
    byHand: { _ in ByHand.product() })
}

/// An observer of screens that ignores all that it receives.
private final class IgnoringScreenObserver: ScreenObserver {
  func router(did event: NavigationEvent) {}
  func router(didShow appearance: ScreenAppearance) {}
}

private struct Tile: Screen {
  let number: Int
}

/// A container that shows all its children at once; each is a screen.
private final class Wall: UIViewController, ContainerViewController {
  convenience init(of count: Int) {
    self.init(nibName: nil, bundle: nil)
    for number in 0..<count {
      let child = UIViewController(nibName: nil, bundle: nil)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      child.setScreen(Tile(number: number))
    }
  }

  var containerAdapter: any ContainerAdapter { WallAdapter(wall: self) }
}

private struct WallAdapter: ContainerAdapter {
  let wall: Wall

  var containedViewControllers: [UIViewController] { wall.children }
  var visibleViewControllers: [UIViewController] { wall.children }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}
  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {}
}
