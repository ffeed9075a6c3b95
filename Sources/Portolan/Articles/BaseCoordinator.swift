/// A coordinator with children, to be subclassed.
///
/// ```swift
/// final class ItemsCoordinator: BaseCoordinator<DeepLinkOption> {
///   override func start(with option: DeepLinkOption?) { showItems() }
///
///   override func handle(_ option: DeepLinkOption) -> Bool {
///     guard case .item(let id) = option else { return false }
///     showItem(id)
///     return true
///   }
/// }
///
/// let coordinator = ItemsCoordinator()
/// coordinator.finishFlow = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
/// addDependency(coordinator)
/// coordinator.start()
/// ```
@MainActor
open class BaseCoordinator<Option>: Coordinator, FlowFinishing, FlowEnding {
  /// The coordinators of the flows that this one has started and that have not finished, each once.
  public private(set) var childCoordinators: [any Coordinator<Option>] = []

  private let screens = FollowedScreens()
  var finishing: (@MainActor () -> Void)?

  /// Makes a coordinator without children.
  public init() {}

  /// Starts as with no link.
  open func start() {
    start(with: nil)
  }

  /// Does nothing unless overridden.
  ///
  /// - Parameter option: What the link asks for; `nil` where there is none.
  open func start(with option: Option?) {}

  /// Takes a link or leaves it to others; takes none unless overridden.
  ///
  /// - Parameter option: What the link asks for.
  /// - Returns: Whether the link was for this coordinator.
  open func handle(_ option: Option) -> Bool {
    false
  }

  /// Offers a link to this coordinator, then to each child and those below it, until one takes it.
  ///
  /// - Parameter option: What the link asks for.
  /// - Returns: Whether one has taken it.
  @discardableResult
  open func deliver(_ option: Option) -> Bool {
    if handle(option) { return true }
    // Whoever is offered the link may start and finish flows.
    for child in childCoordinators where isKept(child) && child.deliver(option) { return true }
    return false
  }

  /// Starts every child with a link, whether it can do anything with it or not.
  ///
  /// - Parameter option: What the link asks for.
  public final func broadcast(_ option: Option?) {
    for child in childCoordinators where isKept(child) { child.start(with: option) }
  }

  /// Keeps a coordinator as long as its flow runs. One that is kept already is not kept twice.
  ///
  /// This coordinator itself, and those above it, are not taken as children; the log then says why.
  ///
  /// - Parameter coordinator: A child.
  public final func addDependency(_ coordinator: any Coordinator<Option>) {
    guard !isKept(coordinator) else { return }
    // In a circle they would keep one another for ever, and a link that none of them takes would go round for ever.
    guard !Self.isBelow(self, coordinator) else {
      let relation = coordinator === self ? "the same coordinator" : "below it"
      return Platform.Log(subsystem: "Portolan", category: "coordinators").error(
        "\(typeName(coordinator)) is not added as a child of \(typeName(self)), which is \(relation). To fix: tell those "
          + "above through finishFlow or a weak reference.")
    }
    childCoordinators.append(coordinator)
  }

  /// Lets go of a coordinator and of all below it. One that is not kept is ignored.
  ///
  /// - Parameter coordinator: A child whose flow is over.
  public final func removeDependency(_ coordinator: (any Coordinator<Option>)?) {
    guard let coordinator, let index = childCoordinators.firstIndex(where: { $0 === coordinator }) else { return }
    childCoordinators.remove(at: index)
    (coordinator as? BaseCoordinator)?.removeAllDependencies()
  }

  /// Ends the flow after the last of the screens that the coordinator follows has left: calls ``FlowFinishing/finishFlow``
  /// unless overridden.
  ///
  /// Override it in a coordinator that declares a `finishFlow` of its own, and call that one.
  open func screensDidLeave() {
    finish()
  }

  /// Ties the coordinator to a screen: when the last of its screens has left the hierarchy, however that came,
  /// ``screensDidLeave()`` is called.
  ///
  /// See ``Flow/follow(_:)`` for what to follow and when.
  ///
  /// - Parameter viewController: A screen of the coordinator, which is not retained.
  public final func follow(_ viewController: UIViewController) {
    screens.follow(viewController) { [weak self] in self?.screensDidLeave() }
  }

  private func isKept(_ coordinator: any Coordinator<Option>) -> Bool {
    childCoordinators.contains { $0 === coordinator }
  }

  /// Returns whether a coordinator is another one or among those below it.
  private static func isBelow(_ coordinator: BaseCoordinator, _ other: any Coordinator<Option>) -> Bool {
    if other === coordinator { return true }
    guard let children = (other as? BaseCoordinator)?.childCoordinators else { return false }
    return children.contains { isBelow(coordinator, $0) }
  }

  private func removeAllDependencies() {
    for child in childCoordinators { removeDependency(child) }
  }
}
