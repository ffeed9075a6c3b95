#if !canImport(UIKit)
  import Portolan

  extension World {
    /// Returns the screen that the factory of a route builds.
    func screen(_ subject: Int, _ yield: RoutePlan.Yield) -> WalkScreen {
      switch yield {
      case .newScreen: return WalkScreen(subject, census: census)
      case .newScreenThatStays: return WalkScreen(subject, refusesToLeave: true, census: census)
      case .screen(let conduct):
        let screen = WalkScreen(subject, census: census)
        screen.conduct = { [unowned self] in behave(conduct, $0, hasAppeared: $1) }
        return screen
      case .existing(let choice):
        // A screen that a container has stored, and not contained yet, belongs to it, and no other code can know that.
        let root = window.rootViewController
        let all =
          Survey(of: window).controllers.compactMap { $0 as? WalkScreen }
          .filter { $0.parent != nil || $0.presentingViewController != nil || $0 === root } + aside.screens
        return all[choice % all.count]
      }
    }

    /// Takes the action of a screen.
    ///
    /// - Returns: `true` if the screen has taken the action.
    private func behave(_ conduct: WalkScreen.Conduct, _ screen: WalkScreen, hasAppeared: Bool) -> Bool {
      guard hasAppeared == (conduct != .presentsWhenGone), window.rootViewController?.view.window != nil else {
        return false
      }
      conducts += 1
      switch conduct {
      case .leaves:
        if let stack = screen.navigationController, stack.viewControllers.count > 1 {
          stack.popViewController(animated: false)
        } else if screen.presentingViewController != nil {
          screen.dismiss(animated: false, completion: nil)
        }
      case .replacesRoot:
        if window.rootViewController?.presentedViewController == nil, clock.isIdle {
          window.rootViewController = WalkScreen(-5, census: census)
        }
      case .presentsWhenGone:
        if let root = window.rootViewController, root.presentedViewController == nil {
          root.present(WalkScreen(-6, census: census), animated: false, completion: nil)
        }
      }
      return true
    }
  }

  /// Screens outside the window of a walk: one alone, one in a container, and one in another window.
  @MainActor
  final class Aside {
    let screens: [WalkScreen]
    private let stack = UINavigationController()
    private let window = UIWindow(frame: .zero)

    func contains(_ controller: UIViewController) -> Bool {
      screens.contains { $0 === controller }
    }

    init() {
      let census = Census()
      screens = (0..<3).map { WalkScreen($0, census: census) }
      stack.viewControllers = [screens[1]]
      window.rootViewController = UINavigationController(rootViewController: screens[2])
      window.isHidden = false
    }
  }
#endif
