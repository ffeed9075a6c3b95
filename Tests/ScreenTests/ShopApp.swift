import Portolan
@_exported public import PortolanTestTraits

extension UIWindow {
  /// Returns a visible window with the clock of UIKit: transitions begin in a later turn.
  static func visible(_ root: UIViewController? = UIViewController()) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }
}

@MainActor
final class ShopApp {
  let window = UIWindow.visible(ShopScreen.launch.buildController())
  let router: DefaultRouter

  init() {
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
    #endif
    router = DefaultRouter(window: window)
  }

  /// The screens that the user can see or go back to, from the bottom to the top.
  var screens: [ShopScreen] {
    var screens: [ShopScreen] = []
    var level = window.rootViewController
    while let current = level {
      collect(current, into: &screens)
      level = current.presentedViewController
    }
    return screens
  }

  private func collect(_ viewController: UIViewController, into screens: inout [ShopScreen]) {
    if let screen = viewController.screen(as: ShopScreen.self), screen != .tabs, screen != .launch {
      screens.append(screen)
    }
    if let tabs = viewController as? UITabBarController {
      if let selected = tabs.selectedViewController { collect(selected, into: &screens) }
    } else {
      for child in viewController.children { collect(child, into: &screens) }
    }
  }

  /// Dismisses what the root presents.
  func dismissAnimated() {
    window.rootViewController?.dismiss(animated: true)
  }

  @discardableResult
  func go(_ screen: ShopScreen) async throws -> UIViewController {
    try await router.navigate(to: screen, animated: false).viewController
  }
}
