/// A screen that the user has come to see, in whatever way.
@MainActor
public struct ScreenAppearance {
  /// The reason why a screen appeared.
  public enum Cause {
    /// A navigation of a router led there.
    case route(Destination)
    /// The user went there, by a tab, back, or a swipe, or code of the app did that calls UIKit itself.
    case other
  }

  /// The controller of the screen.
  public let viewController: UIViewController
  /// The value of the screen; `nil` if the controller is not known by one.
  public let screen: (any Screen)?
  /// The reason why it appeared.
  public let cause: Cause

  init(_ viewController: UIViewController, because cause: Cause) {
    self.viewController = viewController
    screen = ScreenTable.screen(of: viewController)
    self.cause = cause
  }

  /// The appearance in one line, for people.
  public var text: String {
    let name = screen.map { String(describing: $0) } ?? typeName(viewController)
    return switch cause {
    case .route: "\(name) appeared"
    case .other: "\(name) appeared, by the user or the app"
    }
  }
}
