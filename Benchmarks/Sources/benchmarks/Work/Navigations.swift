import Foundation
import Portolan
import PortolanLinks
import PortolanRecording
import ShopRoutes
import ShopScreens

/// The workloads of the router, with and without hooks.
@MainActor
enum Navigations {
  /// Navigates along a route that presents a controller, and dismisses it.
  ///
  /// - Parameters:
  ///   - route: A closure that assembles the route.
  ///   - makeApp: A closure that creates the app. It decides on the root of the window.
  ///   - makeObserver: A closure that creates an observer of the router, or `nil`.
  /// - Returns: The workload.
  static func presenting(
    _ route: @escaping @MainActor () -> DestinationStep<ProductViewController, Int>,
    in makeApp: @escaping @MainActor () -> App = { App() },
    observedBy makeObserver: (@MainActor (DefaultRouter) -> any RouterObserver)? = nil
  ) -> Workload {
    Workload {
      let app = makeApp()
      let screen = route()
      if let makeObserver { app.router.add(makeObserver(app.router)) }
      return { count in
        for _ in 0..<count {
          try await app.router.navigate(to: screen, with: 42, animated: false)
          app.dismissAll()
        }
      }
    }
  }

  /// Creates a flight recorder of a router that writes to a temporary file.
  static func recorder(of router: DefaultRouter) -> any RouterObserver {
    FlightRecorder(
      for: router, to: .file(FileManager.default.temporaryDirectory.appendingPathComponent("benchmark.portolan")))
  }

  /// Navigates and dismisses as on a device, where each call takes effect in a later turn.
  static func presentingInLaterTurns(
    _ route: @escaping @MainActor () -> DestinationStep<ProductViewController, Int>
  ) -> Workload {
    Workload {
      let clock = NextTurnTransitionClock()
      let app = App(clock: clock)
      let screen = route()
      return { count in
        for _ in 0..<count {
          try await app.router.navigate(to: screen, with: 42, animated: false)
          app.dismissAll()
          await clock.waitUntilIdle()
        }
      }
    }
  }

  /// Navigates to a screen that is already on top of a stack.
  static func found(depth: Int) -> Workload {
    Workload {
      let app = App(stackOf: depth, top: ProductViewController(nibName: nil, bundle: nil))
      let screen = Routes.product()
      return { count in
        for _ in 0..<count { try await app.router.navigate(to: screen, with: 42, animated: false) }
      }
    }
  }

  /// Searches a whole stack for a controller that does not exist.
  static func search(depth: Int) -> Workload {
    Workload {
      let app = App(stackOf: depth)
      let finder = ClassFinder<ProductViewController, Any?>()
      return { count in
        let scope = SearchScope(window: app.window)
        for _ in 0..<count {
          let found = try finder.findViewController(with: nil, in: scope)
          precondition(found == nil)
        }
      }
    }
  }

  /// Plans the product route.
  static func plan() -> Workload {
    Workload {
      let app = App()
      let screen = Routes.product()
      return { count in
        for _ in 0..<count { _ = try app.router.plan(to: screen, with: 42) }
      }
    }
  }

  /// Assembles the product route, as an app does once for each screen.
  static func assemble() -> Workload {
    Workload {
      { count in
        for _ in 0..<count { _ = Routes.product() }
      }
    }
  }

  /// Navigates from the root to one product after another, each in place of the one before.
  static func replacing() -> Workload {
    Workload {
      let app = App()
      let screen = Routes.productFromRoot()
      return { count in
        for product in 0..<count { try await app.router.navigate(to: screen, with: product, animated: false) }
      }
    }
  }

  /// Requests a number of different products at once, and dismisses the last one when all are answered.
  ///
  /// The route starts at the root, so that the hierarchy does not grow with the requests.
  static func requests(_ requests: Int) -> Workload {
    Workload {
      let app = App()
      let screen = Routes.productFromRoot()
      return { count in
        for _ in 0..<count {
          await withCheckedContinuation { continuation in
            var missing = requests
            for product in 0..<requests {
              app.router.navigate(to: Destination(screen, with: product), animated: false, policy: nil) { _ in
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

  /// Reads the text of a link among a number of patterns, navigates to its screen, and dismisses it.
  static func link(among patterns: Int) -> Workload {
    Workload {
      let app = App.withTabs()
      let screen = Routes.product()
      let table = try Links.table(of: patterns)
      return { count in
        for _ in 0..<count {
          let page = try table.parse(Links.known)
          try await app.router.navigate(to: screen, with: page.id, animated: false)
          app.dismissAll()
        }
      }
    }
  }

  /// Navigates to a screen of an enum that is presented, and dismisses it.
  static func presenting(
    observedBy observer: (any RouterObserver)? = nil, _ screen: @escaping @MainActor () throws -> ShopScreen
  ) -> Workload {
    Workload {
      let app = App.withTabs()
      if let observer { app.router.add(observer) }
      return { count in
        for _ in 0..<count {
          try await app.router.navigate(to: screen(), animated: false)
          app.dismissAll()
        }
      }
    }
  }

  /// Navigates to a screen of an enum that is pushed onto another one, and pops it.
  static func pushing(_ screen: ShopScreen) -> Workload {
    Workload {
      let app = App()
      try await app.router.navigate(to: ShopScreen.home, animated: false)
      let navigation = app.window.rootViewController as! UINavigationController
      return { count in
        for _ in 0..<count {
          try await app.router.navigate(to: screen, animated: false)
          navigation.popViewController(animated: false)
        }
      }
    }
  }
}
