/// Waits for one controller to leave.
@MainActor
final class DepartureWatch {
  private(set) weak var viewController: UIViewController?
  /// The window that the controller was seen in last.
  private(set) weak var window: UIWindow?
  private(set) weak var container: UIViewController?
  private let hasContainer: Bool
  private var wasInWindow = false
  private var onDeparture: (@MainActor () -> Void)?
  /// Called once, when the controller comes into a hierarchy for the first time.
  var onArrival: (@MainActor () -> Void)?
  private let life: Lifetime.Tie
  private let lifeOfContainer: Lifetime.Tie?
  /// The root of the window is released where the window is, which says nothing itself.
  private var lifeOfRoot: Lifetime.Tie?

  init(
    _ viewController: UIViewController, in container: UIViewController?, onDeparture: @escaping @MainActor () -> Void
  ) {
    self.viewController = viewController
    self.container = container
    hasContainer = container != nil
    self.onDeparture = onDeparture
    life = Lifetime.Tie(to: viewController)
    // Somebody else may keep what the container lets go of.
    lifeOfContainer = container.map(Lifetime.Tie.init)
  }

  var hasEnded: Bool { onDeparture == nil }

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
      lifeOfRoot?.end()
      lifeOfRoot = other.rootViewController.map(Lifetime.Tie.init)
      return false
    }
    return wasInWindow
  }

  /// Tells the owner, once.
  func depart() {
    let tell = onDeparture
    end()
    tell?()
  }

  /// Ends the watch without telling anybody.
  func end() {
    guard !hasEnded else { return }
    onDeparture = nil
    life.end()
    lifeOfContainer?.end()
    lifeOfRoot?.end()
    Departures.forget(self)
  }
}
