import CHeap
import Portolan
import ShopRoutes
import ShopScreens

/// The heap memory that an app retains for each of its routes, windows and screens.
@MainActor
enum HeapUse {
  /// Returns a line for the report.
  static func summary() -> String {
    let route = bytes { Routes.product() }
    let guarded = bytes { Routes.productWithHooks() }
    let window = bytes { App() }
    let bare = bytes { windowWithoutRouter() }
    let screen = bytes { ProductViewController(nibName: nil, bundle: nil) }
    return
      "Heap memory: \(route) bytes for the product route, \(guarded) with a guard and two tasks; \(window) for a window with "
      + "its root and a router, of which \(bare) are the window and its root; \(screen) for a screen whose view is not loaded."
  }

  /// Returns the bytes that one of many retained values takes.
  private static func bytes<Value>(_ make: @MainActor () -> Value) -> Int {
    let count = 1000
    var values: [Value] = []
    values.reserveCapacity(count)
    // The first one initializes caches.
    _ = make()
    let before = Int(heap_bytes_in_use())
    for _ in 0..<count { values.append(make()) }
    let after = Int(heap_bytes_in_use())
    return withExtendedLifetime(values) { (after - before) / count }
  }

  private static func windowWithoutRouter() -> UIWindow {
    let window = UIWindow()
    window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    window.makeKeyAndVisible()
    HeadlessSystem.stopKeeping(window)
    return window
  }
}
