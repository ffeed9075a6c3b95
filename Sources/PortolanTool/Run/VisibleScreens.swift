public import Portolan

extension UIWindow {
  /// What the user sees on top: the controller that is presented last, or the root, and what is visible inside it; the
  /// outermost first.
  public var visibleScreens: [UIViewController] {
    guard var top = rootViewController else { return [] }
    while let presented = top.presentedViewController { top = presented }
    var screens = [top]
    while let container = screens.last as? any ContainerViewController,
      let shown = container.containerAdapter.visibleViewControllers.last
    {
      screens.append(shown)
    }
    return screens
  }
}
