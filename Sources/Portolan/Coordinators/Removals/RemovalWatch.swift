/// A watch that notices when a controller has left the hierarchy for good, for any reason, and calls its owner.
///
/// UIKit has no single signal for that: it does not report a dismissal in code, a pop of a covered controller, or a new
/// root. So the watch trusts no signal to tell *what* happened. A change of a hierarchy only leads to a check, once
/// nothing moves in the window and no navigation is changing it. A controller that a navigation removed and put back has
/// not left.
///
/// The watch stays alive until it ends.
@MainActor
final class RemovalWatch {
  private(set) weak var viewController: UIViewController?
  /// The window that last contained the controller.
  private(set) weak var window: UIWindow?
  private(set) weak var container: UIViewController?
  private let hasContainer: Bool
  private var wasInWindow = false
  private var onRemoval: (@MainActor () -> Void)?
  /// A closure that is called once, when the controller enters a hierarchy for the first time.
  var onArrival: (@MainActor () -> Void)?
  private var changes: AnyObject?
  /// The observers of the controller, of its container, which other code may retain less long, and of the root of the
  /// window, which is released with the window.
  private var deinitObservers: [DeinitObserver] = []
  private var rootObserver: DeinitObserver?

  /// Watches a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which is not retained.
  ///   - container: A container that the controller must not leave either, or `nil` to allow any place in a window.
  ///   - onRemoval: A closure that is called once, when the controller has left its hierarchy or is released.
  @discardableResult
  init(
    _ viewController: UIViewController, in container: UIViewController? = nil,
    onRemoval: @escaping @MainActor () -> Void
  ) {
    self.viewController = viewController
    self.container = container
    hasContainer = container != nil
    self.onRemoval = onRemoval
    deinitObservers = [viewController, container].compactMap { $0.map(observeRelease) }
    changes = Platform.observeHierarchies { self.look() }
    // A controller that has left already is reported later, too.
    if hasLeft { NavigationRequest.startIndependentTask { self.look() } }
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
      rootObserver = other.rootViewController.map(observeRelease)
      changes = Platform.observeHierarchies(in: other) { self.look() }
      return false
    }
    return wasInWindow
  }

  /// Calls the owner if the controller has left, unless a transition or a commit is under way, whose end leads to another
  /// call.
  func look() {
    if hasEnded || window?.isAtRest == false || !hasLeft { return }
    let tell = onRemoval
    end()
    NavigationRequest.independently { tell?() }
  }

  /// Ends the watch without calling the owner.
  func end() {
    guard !hasEnded else { return }
    onRemoval = nil
    changes = nil
    for observer in deinitObservers { observer.end() }
    rootObserver?.end()
  }

  private func observeRelease(of viewController: UIViewController) -> DeinitObserver {
    DeinitObserver(of: viewController) { [weak self] in self?.look() }
  }
}
