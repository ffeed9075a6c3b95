/// An observer that is also told which screens appear, for analytics, say.
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
/// A screen is a controller that the user sees on the topmost level of the router's window: the top of a stack, the selected
/// tab, the columns of a split view, or a controller without a container. What lies under a sheet is not seen, and appears
/// again when the sheet is gone. Alerts are passed over.
///
/// Each appearance is told once, after the code that causes it has returned and its transition has ended; what a navigation
/// leads to, when the navigation has committed and before its post-routing tasks. What comes and goes before that is not told,
/// nor is what the user sees already when the observer is added.
@MainActor
public protocol ScreenObserver: RouterObserver {
  /// Receives a screen that appeared.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  func router(didShow appearance: ScreenAppearance)
}
