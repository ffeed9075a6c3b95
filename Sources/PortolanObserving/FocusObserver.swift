/// An observer that moves the focus of VoiceOver to the screen that a navigation reaches, or that the user returns to.
///
/// ```swift
/// let router = DefaultRouter(observers: [FocusObserver()])
/// ```
///
/// It posts `.screenChanged` with the element that the screen gives by ``ArrivalFocusing``, or with the view of its controller.
/// For a screen beside another one that stays, such as a detail beside its list, it posts `.layoutChanged`. Nothing is posted for
/// a screen that is visible already, nor when the user selects a tab: the focus stays on the tab.
public final class FocusObserver: ScreenObserver {
  /// Creates an observer.
  public init() {}

  /// Does nothing.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {}

  /// Posts the notification if the screen is the target of a navigation or of a return.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  public func router(didShow appearance: ScreenAppearance) {
    guard let notification = appearance.notification else { return }
    let screen = appearance.viewController
    let focus: Any? = (screen as? any ArrivalFocusing)?.focusOnArrival ?? screen.viewIfLoaded
    UIAccessibility.post(notification: notification, argument: focus)
  }
}

/// A screen that gives the element on which the focus of VoiceOver is after its arrival.
///
/// ```swift
/// final class ReceiptViewController: UIViewController, ArrivalFocusing {
///   let total = UILabel()
///
///   var focusOnArrival: Any? { total }
/// }
/// ```
///
/// A router with a ``FocusObserver`` reads it.
public protocol ArrivalFocusing: UIViewController {
  /// A view or another accessibility element, or `nil` for the view of the controller.
  var focusOnArrival: Any? { get }
}
