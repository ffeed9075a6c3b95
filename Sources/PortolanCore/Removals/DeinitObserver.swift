/// An observer that calls a closure after a controller is released.
///
/// It retains neither the controller nor the object that is released with it.
@MainActor
struct DeinitObserver {
  private weak var viewController: UIViewController?
  private weak var token: Token?

  init(of viewController: UIViewController, _ notify: @escaping @MainActor () -> Void) {
    let token = Token(notify)
    self.viewController = viewController
    self.token = token
    Platform.tie(token, to: viewController)
  }

  /// Stops observing.
  ///
  /// This releases the token as well, which calls the closure once more.
  func end() {
    if let viewController, let token { Platform.untie(token, from: viewController) }
  }

  /// An object that lives as long as the controller that it is tied to.
  private final class Token: Sendable {
    private let notify: @MainActor () -> Void

    init(_ notify: @escaping @MainActor () -> Void) {
      self.notify = notify
    }

    deinit {
      Task { @MainActor [notify] in notify() }
    }
  }
}
