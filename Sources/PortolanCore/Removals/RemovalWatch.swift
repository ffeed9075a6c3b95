/// A watch that waits for one controller to leave.
@MainActor
package final class RemovalWatch {
  package private(set) weak var viewController: UIViewController?
  /// The window that last contained the controller.
  private(set) weak var window: UIWindow?
  package private(set) weak var container: UIViewController?
  /// The number of controllers below the controller in its window when the hierarchy was last checked.
  var position = Int.max
  private let hasContainer: Bool
  private var wasInWindow = false
  private var onRemoval: (@MainActor () -> Promise<Void>?)?
  /// A closure that is called once, when the controller enters a hierarchy for the first time.
  var onArrival: (@MainActor () -> Void)?
  private let deinitObserver: DeinitObserver
  private let containerObserver: DeinitObserver?
  /// An observer of the root of the window.
  ///
  /// The root is released with the window, which gives no signal itself.
  private var rootObserver: DeinitObserver?

  init(
    _ viewController: UIViewController, in container: UIViewController?,
    onRemoval: @escaping @MainActor () -> Promise<Void>?
  ) {
    self.viewController = viewController
    self.container = container
    hasContainer = container != nil
    self.onRemoval = onRemoval
    deinitObserver = DeinitObserver(of: viewController)
    // Other code may retain the controller after the container has released it.
    containerObserver = container.map(DeinitObserver.init(of:))
  }

  var hasEnded: Bool { onRemoval == nil }

  /// A Boolean value that indicates whether the controller has left its place.
  ///
  /// It is `false` if the controller was never shown.
  var hasLeft: Bool {
    guard let viewController else { return true }
    if hasContainer, container == nil || viewController.parent !== container { return true }
    if let window, viewController.isInHierarchy(of: window) { return false }
    if let other = viewController.windowOfHierarchy, viewController.isInHierarchy(of: other) {
      window = other
      wasInWindow = true
      if let tell = onArrival {
        onArrival = nil
        NavigationRequest.startIndependentTask { tell() }
      }
      rootObserver?.end()
      rootObserver = other.rootViewController.map(DeinitObserver.init(of:))
      return false
    }
    return wasInWindow
  }

  /// Calls the owner, once.
  ///
  /// - Returns: The end of the owner, if it has still to come.
  func depart() -> Promise<Void>? {
    let tell = onRemoval
    end()
    return tell?()
  }

  /// Ends the watch without calling the owner.
  package func end() {
    guard !hasEnded else { return }
    onRemoval = nil
    deinitObserver.end()
    containerObserver?.end()
    rootObserver?.end()
    RemovalTracker.forget(self)
  }
}
