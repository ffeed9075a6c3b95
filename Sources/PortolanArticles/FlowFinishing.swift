/// A coordinator that notifies its owner when its flow is over, as every ``BaseCoordinator`` does.
///
/// A protocol declares `finishFlow`, so that a coordinator of the app can declare its own property with this name, as
/// the coordinators of the articles do. A subclass could not redeclare a property of the base class.
@MainActor
public protocol FlowFinishing: AnyObject {}

extension FlowFinishing {
  /// The closure that notifies the owner when the flow is over.
  ///
  /// It runs at most once for each time that it is set, whatever calls it. It runs automatically when the last followed
  /// screen has left the hierarchy, see ``BaseCoordinator/follow(_:)``.
  ///
  /// A coordinator that declares its own `finishFlow` must call the inherited one, also in ``BaseCoordinator/screensDidLeave()``.
  ///
  /// ```swift
  /// coordinator.finishFlow = { router.go(ShopScreen.home) }
  /// coordinator.start()
  /// ```
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

/// The part of a ``BaseCoordinator`` that does not depend on the type of its links.
@MainActor
protocol FlowEnding: AnyObject {
  /// The closure that was assigned to ``FlowFinishing/finishFlow``, until it has run.
  var finishing: (@MainActor () -> Void)? { get set }
}

extension FlowEnding {
  func finish() {
    let finishing = finishing
    self.finishing = nil
    finishing?()
  }
}
