import Foundation
import Portolan
import ShopScreens

/// The yardstick: the work of a route, written by hand as calls of UIKit.
@MainActor
enum ByHand {
  /// Presents a navigation controller with one product, and dismisses it.
  static func product(in makeApp: @escaping @MainActor () -> App = { App() }) -> Workload {
    Workload {
      let app = makeApp()
      return { count in
        for _ in 0..<count {
          let product = ProductViewController(nibName: nil, bundle: nil)
          app.root.present(UINavigationController(rootViewController: product), animated: false, completion: nil)
          app.root.dismiss(animated: false, completion: nil)
        }
      }
    }
  }

  /// Presents and dismisses as on a device, and waits for the later turn when each call takes effect.
  static func productInLaterTurns() -> Workload {
    Workload {
      let clock = NextTurnTransitionClock()
      let app = App(clock: clock)
      return { count in
        for _ in 0..<count {
          let product = ProductViewController(nibName: nil, bundle: nil)
          app.root.present(UINavigationController(rootViewController: product), animated: false, completion: nil)
          await clock.waitUntilIdle()
          app.root.dismiss(animated: false, completion: nil)
          await clock.waitUntilIdle()
        }
      }
    }
  }

  /// Presents the product in nested containers, and dismisses them.
  static func product(inContainers levels: Int) -> Workload {
    Workload {
      let app = App()
      return { count in
        for _ in 0..<count {
          var controller: UIViewController = ProductViewController(nibName: nil, bundle: nil)
          for level in 0..<levels {
            if level.isMultiple(of: 2) {
              controller = UINavigationController(rootViewController: controller)
            } else {
              let tabs = UITabBarController()
              tabs.viewControllers = [controller]
              controller = tabs
            }
          }
          app.root.present(controller, animated: false, completion: nil)
          app.root.dismiss(animated: false, completion: nil)
        }
      }
    }
  }

  /// Presents a number of products, each in a task of its own that replaces the one before.
  static func products(_ products: Int) -> Workload {
    Workload {
      let app = App()
      return { count in
        for _ in 0..<count {
          await withCheckedContinuation { continuation in
            var missing = products
            for _ in 0..<products {
              Task { @MainActor in
                app.dismissAll()
                let product = ProductViewController(nibName: nil, bundle: nil)
                app.root.present(UINavigationController(rootViewController: product), animated: false, completion: nil)
                missing -= 1
                if missing == 0 { continuation.resume() }
              }
            }
          }
          app.dismissAll()
        }
      }
    }
  }

  /// Pushes a product onto the stack at the root, and pops it.
  static func pushed() -> Workload {
    Workload {
      let app = App(stackOf: 1)
      return { count in
        for _ in 0..<count {
          app.navigation.pushViewController(ProductViewController(nibName: nil, bundle: nil), animated: false)
          app.navigation.popViewController(animated: false)
        }
      }
    }
  }

  /// Reads the text of a link with Foundation, presents its product, and dismisses it.
  ///
  /// - Parameters:
  ///   - link: The text.
  ///   - place: The position of the number in the path, whose root is the first component.
  /// - Returns: The workload.
  static func link(_ link: String, numberAt place: Int) -> Workload {
    Workload {
      let app = App.withTabs()
      return { count in
        for _ in 0..<count {
          let parts = URL(string: link)?.pathComponents ?? []
          precondition(parts.count == place + 1 && Int(parts[place]) == 42)
          let product = ProductViewController(nibName: nil, bundle: nil)
          app.root.present(UINavigationController(rootViewController: product), animated: false, completion: nil)
          app.dismissAll()
        }
      }
    }
  }

  /// Looks for a controller of a class in a whole stack that has none.
  static func search(depth: Int) -> Workload {
    Workload {
      let app = App(stackOf: depth)
      return { count in
        for _ in 0..<count {
          for candidate in app.navigation.viewControllers { precondition(candidate as? ProductViewController == nil) }
        }
      }
    }
  }
}
