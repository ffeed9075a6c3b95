/// A controller that has a say in whether a navigation may take it away.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether a navigation may dismiss the controller, pop it or replace it; `true` unless said otherwise.
  ///
  /// Asked before anything moves. A navigation that would have to remove a controller that says no fails with
  /// ``RoutingError/Code/notDismissible``.
  var canBeDismissed: Bool { get }
}

extension RoutingInterceptable {
  public var canBeDismissed: Bool { true }
}
