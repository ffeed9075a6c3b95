#if !canImport(UIKit)
  import Portolan

  extension World {
    /// Returns the screen that the factory of a route builds.
    func screen(_ subject: Int, _ yield: RoutePlan.Yield) -> WalkScreen {
      switch yield {
      case .newScreen: return screen(subject)
      case .newScreenThatStays: return screen(subject, refusesToLeave: true)
      case .screen(let conduct):
        let screen = screen(subject)
        screen.conduct = { [unowned self] in behave(conduct, $0, at: $1) }
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

    private func screen(_ subject: Int, refusesToLeave: Bool = false) -> WalkScreen {
      let screen = WalkScreen(subject, refusesToLeave: refusesToLeave, census: census)
      screen.transitioningDelegate = animator
      return screen
    }

    /// Takes the action of a screen.
    ///
    /// - Returns: `true` if the screen has taken the action.
    private func behave(_ conduct: WalkScreen.Conduct, _ screen: WalkScreen, at moment: WalkScreen.Moment) -> Bool {
      guard moment == conduct.moment, window.rootViewController?.view.window != nil else {
        return false
      }
      conducts += 1
      switch conduct {
      case .leavesOnLoad, .leavesEarly, .leaves:
        if let stack = screen.navigationController, stack.viewControllers.count > 1 {
          stack.popViewController(animated: false)
        } else if screen.presentingViewController != nil {
          screen.dismiss(animated: false, completion: nil)
        }
      case .replacesRoot:
        if window.rootViewController?.presentedViewController == nil, isIdle {
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

  extension WalkScreen.Conduct {
    fileprivate var moment: WalkScreen.Moment {
      switch self {
      case .leavesOnLoad: .didLoad
      case .leavesEarly: .willAppear
      case .leaves, .replacesRoot: .didAppear
      case .presentsWhenGone: .didDisappear
      }
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
      HeadlessSystem.stopKeeping(window)
    }
  }
#endif
