import Portolan

/// A window on screen, with a root of one's choice.
@MainActor
func makeWindow(root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}
