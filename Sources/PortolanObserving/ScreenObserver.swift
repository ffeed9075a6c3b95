/// An observer that also receives the screens that appear, for example for analytics.
///
/// ```swift
/// final class ScreenViews: ScreenObserver {
///   func router(did event: NavigationEvent) {}
///
///   func router(didShow appearance: ScreenAppearance) {
///     if let screen = appearance.screen as? ShopScreen { analytics.log(screen: screen.analyticsName) }
///   }
/// }
/// ```
///
/// A screen is a controller that is visible on the topmost level of the router's window: the top of a stack, the
/// selected tab, the columns of a split view, or a controller without a container. A screen under a sheet does not
/// count as visible, and appears again when the sheet is gone. Alerts are ignored.
///
/// Each appearance is reported once, after the code that causes it has returned and its transition has ended. The
/// screen that a navigation reaches is reported when the navigation has committed, before its post-routing tasks. A
/// screen that appears and disappears before that moment is not reported. A screen that is already visible when the
/// observer is added is not reported either.
public protocol ScreenObserver: RouterObserver {
  /// Receives a screen that appeared.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  func router(didShow appearance: ScreenAppearance)

  /// Receives a screen that is no longer visible, with the time that it was.
  ///
  /// It is called before ``router(didShow:)`` for the screens that have taken its place. The default does nothing.
  ///
  /// - Parameter departure: The screen, and how long it was visible.
  func router(didHide departure: ScreenDeparture)
}

extension ScreenObserver {
  /// Tracks the visible screens of the router's window from now on.
  ///
  /// - Parameter router: The router. It retains the observer.
  public func didJoin(_ router: DefaultRouter) {
    ScreenTracker.of(router).add(self)
  }

  /// Does nothing.
  ///
  /// - Parameter departure: The screen, and how long it was visible.
  public func router(didHide departure: ScreenDeparture) {}
}
