import PortolanFlows

/// A base class for coordinators with children.
///
/// ```swift
/// final class ItemsCoordinator: BaseCoordinator<DeepLinkOption> {
///   override func start(with option: DeepLinkOption?) { screens.go(.catalogue) }
///
///   override func handle(_ option: DeepLinkOption) -> Bool {
///     guard case .item(let id) = option else { return false }
///     screens.go(.product(id: id))
///     return true
///   }
/// }
///
/// final class AppCoordinator: BaseCoordinator<DeepLinkOption> {
///   func runItems() {
///     let coordinator = ItemsCoordinator()
///     coordinator.finishFlow = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
///     addDependency(coordinator)
///     coordinator.start()
///   }
/// }
/// ```
open class BaseCoordinator<Option>: Coordinator, FlowFinishing, FlowEnding {
  /// The coordinators of the flows that this coordinator started and that have not finished, each listed once.
  public private(set) var childCoordinators: [any Coordinator<Option>] = []

  private let screens = FollowedScreens()
  var finishing: (@MainActor () -> Void)?

  /// Creates a coordinator without children.
  public init() {}

  /// Starts without a link.
  open func start() {
    start(with: nil)
  }

  /// Starts with the option of a link.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter option: The option that the link requests, or `nil` if there is no link.
  open func start(with option: Option?) {}

  /// Handles a link, or leaves it to other coordinators.
  ///
  /// The default implementation handles no link.
  ///
  /// - Parameter option: The option that the link requests.
  /// - Returns: `true` if this coordinator handled the link.
  open func handle(_ option: Option) -> Bool {
    false
  }

  /// Offers a link to this coordinator, then to each child and its descendants, until one of them handles it.
  ///
  /// ```swift
  /// if let option = DeepLinkOption.build(with: url), !coordinator.deliver(option) { log("no coordinator handles it") }
  /// ```
  ///
  /// - Parameter option: The option that the link requests.
  /// - Returns: `true` if a coordinator handled the link.
  /// - Complexity: O(*n*), if there are *n* coordinators at and below this coordinator.
  @discardableResult
  open func deliver(_ option: Option) -> Bool {
    if handle(option) { return true }
    // A coordinator that is offered the link may start and finish flows.
    for child in childCoordinators where isKept(child) && child.deliver(option) { return true }
    return false
  }

  /// Starts every child with a link, whether or not the child can handle it.
  ///
  /// - Parameter option: The option that the link requests, or `nil` if there is no link.
  public final func broadcast(_ option: Option?) {
    for child in childCoordinators where isKept(child) { child.start(with: option) }
  }

  /// Keeps a coordinator while its flow runs.
  ///
  /// Each child is kept only once. If the child is this coordinator or one of its ancestors, it is refused, and the log
  /// explains why.
  ///
  /// ```swift
  /// final class AppCoordinator: BaseCoordinator<DeepLinkOption> {
  ///   private func runItems() {
  ///     let items = BaseCoordinator<DeepLinkOption>()
  ///     addDependency(items)
  ///     items.finishFlow = { [weak self, weak items] in self?.removeDependency(items) }
  ///     items.start()
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter coordinator: The child.
  /// - Complexity: O(*n*), if there are *n* coordinators below the child.
  public final func addDependency(_ coordinator: any Coordinator<Option>) {
    guard !isKept(coordinator) else { return }
    // A circle of coordinators would never be released, and an unhandled link would travel around it forever.
    guard !Self.isBelow(self, coordinator) else {
      let relation = coordinator === self ? "the same coordinator" : "below it"
      return Platform.Log(subsystem: "Portolan", category: "coordinators").error(
        "\(typeName(coordinator)) is not added as a child of \(typeName(self)), which is \(relation). To fix: tell those "
          + "above through finishFlow or a weak reference.")
    }
    childCoordinators.append(coordinator)
  }

  /// Releases a coordinator and all its descendants.
  ///
  /// A coordinator that is not a child is ignored.
  ///
  /// - Parameter coordinator: A child whose flow is over.
  public final func removeDependency(_ coordinator: (any Coordinator<Option>)?) {
    guard let coordinator, let index = childCoordinators.firstIndex(where: { $0 === coordinator }) else { return }
    childCoordinators.remove(at: index)
    (coordinator as? BaseCoordinator)?.removeAllDependencies()
  }

  /// Ends the flow after the last followed screen has left the hierarchy.
  ///
  /// The default implementation calls ``FlowFinishing/finishFlow``. Override it in a coordinator that declares its own
  /// `finishFlow`, and call that closure instead.
  open func screensDidLeave() {
    finish()
  }

  /// Ties the coordinator to a screen, so that the flow ends with its screens.
  ///
  /// When the last followed screen has left the hierarchy in any way, ``screensDidLeave()`` is called. See
  /// ``Flow/follow(_:)`` for the screens to follow and the time to do so.
  ///
  /// ```swift
  /// final class ItemsCoordinator: BaseCoordinator<DeepLinkOption> {
  ///   override func start(with option: DeepLinkOption?) {
  ///     let items = CatalogueViewController()
  ///     follow(items)
  ///     navigationController.pushViewController(items, animated: true)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter viewController: A screen of the coordinator. It is not retained.
  public final func follow(_ viewController: UIViewController) {
    screens.follow(viewController) { [weak self] in
      self?.screensDidLeave()
      return nil
    }
  }

  private func isKept(_ coordinator: any Coordinator<Option>) -> Bool {
    childCoordinators.contains { $0 === coordinator }
  }

  /// Returns a Boolean value that indicates whether a coordinator is another coordinator or a descendant of it.
  private static func isBelow(_ coordinator: BaseCoordinator, _ other: any Coordinator<Option>) -> Bool {
    if other === coordinator { return true }
    guard let children = (other as? BaseCoordinator)?.childCoordinators else { return false }
    return children.contains { isBelow(coordinator, $0) }
  }

  private func removeAllDependencies() {
    for child in childCoordinators { removeDependency(child) }
  }
}
