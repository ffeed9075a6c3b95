/// Waits for one controller to leave.
@MainActor
final class RemovalWatch {
  private(set) weak var viewController: UIViewController?
  /// The window that the controller was seen in last.
  private(set) weak var window: UIWindow?
  private(set) weak var container: UIViewController?
  private let hasContainer: Bool
  private var wasInWindow = false
  private var onRemoval: (@MainActor () -> Void)?
  /// Called once, when the controller comes into a hierarchy for the first time.
  var onArrival: (@MainActor () -> Void)?
  private let deinitObserver: DeinitObserver
  private let containerObserver: DeinitObserver?
  /// The root of the window is released where the window is, which says nothing itself.
  private var rootObserver: DeinitObserver?

  init(
    _ viewController: UIViewController, in container: UIViewController?, onRemoval: @escaping @MainActor () -> Void
  ) {
    self.viewController = viewController
    self.container = container
    hasContainer = container != nil
    self.onRemoval = onRemoval
    deinitObserver = DeinitObserver(of: viewController)
    // Somebody else may keep what the container lets go of.
    containerObserver = container.map(DeinitObserver.init(of:))
  }

  var hasEnded: Bool { onRemoval == nil }

  /// Whether the controller is gone from where it was; one that has been nowhere yet has not left.
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

  /// Tells the owner, once.
  func depart() {
    let tell = onRemoval
    end()
    tell?()
  }

  /// Ends the watch without telling anybody.
  func end() {
    guard !hasEnded else { return }
    onRemoval = nil
    deinitObserver.end()
    containerObserver?.end()
    rootObserver?.end()
    RemovalTracker.forget(self)
  }
}
