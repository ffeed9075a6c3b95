/// A controller that decides whether a navigation may remove it.
///
/// To ask the user, conform to ``LeaveConfirming`` instead.
///
/// ```swift
/// extension DraftViewController: RoutingInterceptable {
///   var canBeDismissed: Bool { !hasUnsavedChanges }
/// }
/// ```
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// A Boolean value that indicates whether a navigation may dismiss, pop or replace the controller.
  ///
  /// The router reads it before anything moves. If it is `false` for a controller that the navigation would have to
  /// remove, the navigation fails with ``RoutingError/Code/notDismissible``. The default is `true`.
  var canBeDismissed: Bool { get }
}

extension RoutingInterceptable {
  /// The default value, `true`.
  public var canBeDismissed: Bool { true }
}
