/// A coordinator whose owner learns that its flow is over: every ``BaseCoordinator``.
///
/// The property belongs to a protocol, so that a coordinator of the app may declare a `finishFlow` of its own, as those of
/// the articles do. A member of the base class could not be declared again.
@MainActor
public protocol FlowFinishing: AnyObject {}

extension FlowFinishing {
  /// The closure by which the owner learns that the flow is over. It runs once each time that it is set, whatever calls it.
  ///
  /// It runs by itself when the last of the screens that the coordinator follows has left, see
  /// ``BaseCoordinator/follow(_:)``. A coordinator that declares a `finishFlow` of its own calls that one, also from
  /// ``BaseCoordinator/screensDidLeave()``.
  public var finishFlow: (@MainActor () -> Void)? {
    get {
      guard let flow = self as? any FlowEnding, flow.finishing != nil else { return nil }
      return { [weak flow] in
        flow?.finish()
        return
      }
    }
    set { (self as? any FlowEnding)?.finishing = newValue }
  }
}

/// The part of a ``BaseCoordinator`` that does not depend on its links.
@MainActor
protocol FlowEnding: AnyObject {
  /// The closure that ``FlowFinishing/finishFlow`` was set to, until it has run.
  var finishing: (@MainActor () -> Void)? { get set }
}

extension FlowEnding {
  func finish() {
    let finishing = finishing
    self.finishing = nil
    finishing?()
  }
}
