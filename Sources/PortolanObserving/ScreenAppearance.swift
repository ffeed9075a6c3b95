/// A screen that became visible to the user, for any reason.
///
/// ```swift
/// final class ScreenViews: ScreenObserver {
///   func router(did event: NavigationEvent) {}
///
///   func router(didShow appearance: ScreenAppearance) {
///     if case .route(let destination) = appearance.cause { log("the route to \(destination) has shown a screen") }
///   }
/// }
/// ```
@MainActor
public struct ScreenAppearance {
  /// The reason why a screen appeared.
  public enum Cause {
    /// A navigation of a router led to the screen.
    case route(Destination)
    /// The user went to the screen, with a tab, the back button or a swipe, or code of the app did by calling UIKit
    /// itself.
    case other
  }

  /// The controller of the screen.
  public let viewController: UIViewController
  /// The value of the screen, or `nil` if the controller has none.
  public let screen: (any Screen)?
  /// The reason why it appeared.
  public let cause: Cause
  /// The notification for assistive technologies, or `nil` if their focus stays.
  let notification: UIAccessibility.Notification?

  init(_ viewController: UIViewController, because cause: Cause, notification: UIAccessibility.Notification?) {
    self.notification = notification
    self.viewController = viewController
    screen = ScreenTable.screen(of: viewController)
    self.cause = cause
  }

  /// A description of the appearance in one line.
  public var text: String {
    let name = screen.map { String(describing: $0) } ?? typeName(viewController)
    return switch cause {
    case .route: "\(name) appeared"
    case .other: "\(name) appeared, by the user or the app"
    }
  }
}
