/// An observer that checks for removals when a controller is released.
///
/// It retains neither the controller nor the object that is released with it.
@MainActor
struct DeinitObserver {
  private weak var viewController: UIViewController?
  private weak var token: Token?

  init(of viewController: UIViewController) {
    let token = Token()
    self.viewController = viewController
    self.token = token
    Platform.tie(token, to: viewController)
  }

  /// Stops observing.
  ///
  /// This releases the token as well, which causes one more check of the hierarchy.
  func end() {
    if let viewController, let token { Platform.untie(token, from: viewController) }
  }

  /// An object that lives as long as the controller that it is tied to.
  private final class Token {
    deinit {
      Task { @MainActor in RemovalTracker.checkForRemovals() }
    }
  }
}
