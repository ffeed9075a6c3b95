/// The hierarchy of a window at the start of a commit, with everything that is needed to restore it.
///
/// It contains the root, the children and selection of each container, and the chain of presentations.
///
/// - Complexity: Creating a checkpoint is O(n) in the number of controllers, without those deep in high stacks.
@MainActor
struct HierarchyCheckpoint {
  private struct Container {
    let viewController: UIViewController
    /// The children as the adapter lists them.
    ///
    /// An adapter may hide some, or list one twice.
    let children: [UIViewController]
    /// The visible children, or none for a navigation controller, which always shows the last of its children.
    let visible: [UIViewController]
    /// The state that the children do not tell.
    let arrangement: ContainerArrangement?

    /// Records a stack, which is by far the most common container and needs no adapter.
    @MainActor
    init(_ navigation: UINavigationController) {
      viewController = navigation
      children = navigation.viewControllers
      visible = []
      arrangement = nil
    }

    /// Records a container that has an adapter.
    @MainActor
    init(_ viewController: UIViewController, adapter: any ContainerAdapter) {
      self.viewController = viewController
      children = adapter.containedViewControllers
      visible = adapter.visibleViewControllers
      arrangement = viewController.builtInContainer?.arrangement
    }

    /// A Boolean value that indicates whether the container keeps the children that it creates.
    var createsChildren: Bool { arrangement?.includesChildren ?? false }

    /// Returns a Boolean value that indicates whether a later record has the same children.
    @MainActor
    func hasSameChildren(as later: Container) -> Bool {
      let now = createsChildren ? later.children.filter(children.containsInstance) : later.children
      return now.hasSameInstances(as: children)
    }
  }

  /// A controller that has children but no adapter.
  private struct Parent {
    let viewController: UIViewController
    let children: [UIViewController]
  }

  private struct Presentation {
    let presenter: UIViewController
    let presented: UIViewController
    let style: UIModalPresentationStyle
    /// A Boolean value that indicates whether it was going to end, which UIKit takes back for no caller.
    let isEnding: Bool
    let settings: PresentationSettings
  }

  /// The number of screens at the top of a navigation stack in which nested containers are recorded.
  ///
  /// The others are only recorded as a list, because looking into each of thousands of screens would take longer than a
  /// navigation. The screen that a route starts from is recorded at any depth.
  private static let inspectedDepth = 30

  private let root: UIViewController?
  private let origin: UIViewController?
  /// The containers of an earlier checkpoint, whose newer children are not recorded.
  private let earlier: [Container]
  private var containers: [Container] = []
  private var parents: [Parent] = []
  private var presentations: [Presentation] = []

  /// Records the hierarchy of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - origin: The controller that a route starts from, which may be deep in a high stack, or `nil`.
  init(of window: UIWindow, from origin: UIViewController?) {
    self.init(of: window, from: origin, since: [])
  }

  private init(of window: UIWindow, from origin: UIViewController?, since earlier: [Container]) {
    root = window.rootViewController
    self.origin = origin
    self.earlier = earlier
    if let root {
      if !root.children.isEmpty { containers.reserveCapacity(8) }
      record(root)
    }
    var child = origin
    while let current = child, let parent = current.parent {
      if parent is UINavigationController,
        parent.children.dropLast(Self.inspectedDepth).contains(where: { $0 === current })
      {
        record(current)
      }
      child = parent
    }
  }

  /// Returns a Boolean value that indicates whether the children of a controller are recorded.
  func holds(_ viewController: UIViewController) -> Bool {
    containers.contains { $0.viewController === viewController }
  }

  /// Returns a Boolean value that indicates whether a controller was presented.
  func holdsPresentation(of viewController: UIViewController) -> Bool {
    presentations.contains { $0.presented === viewController }
  }

  /// Returns the recorded hierarchy as a snapshot.
  func snapshot(of window: UIWindow) -> HierarchySnapshot {
    HierarchySnapshot(window: window, root: root, reading: self)
  }

  /// Restores everything that has changed, without animation.
  ///
  /// - Throws: The error of a change that UIKit refused.
  func restore(in window: UIWindow) async throws {
    // A screen that leaves may present another one because of it, and a root that is replaced must present nothing.
    let budget = RequestBudget.current
    while try await dismissNewcomers(in: window), budget.spend() {
      if window.isMoving { await TransitionWait.untilSettled(window) }
    }
    await restoreArrangementsThatComeFirst(in: window)
    try await takeOutMisplacedControllers()
    if window.rootViewController !== root { window.rootViewController = root }
    for container in containers {
      guard let adapter = container.viewController.container else { continue }
      if let arrangement = container.arrangement, !arrangement.holds() { arrangement.restore() }
      if !container.createsChildren, !adapter.containedViewControllers.hasSameInstances(as: container.children) {
        try await adapter.setContainedViewControllers(container.children, animated: false)
      }
      try await showVisibleChildren(of: container, by: adapter)
    }
    var hasSelected = false
    for presentation in presentations where presentation.presenter.ownPresented !== presentation.presented {
      if !presentation.presenter.isShownByContainers {
        hasSelected = true
        try await select(presentation.presenter)
      }
      presentation.presented.modalPresentationStyle = presentation.style
      presentation.settings.restore(to: presentation.presented)
      try await ModalTransition.present(presentation.presented, from: presentation.presenter, animated: false)
      presentation.settings.restoreDelegate(to: presentation.presented)
    }
    if hasSelected { try await restoreSelections() }
  }

  /// Selects the tabs around a controller, which presents only while it is visible.
  private func select(_ viewController: UIViewController) async throws {
    guard let parent = viewController.parent else { return }
    try await select(parent)
    guard let adapter = parent.container, adapter.hasSelection, !parent.isShowing(viewController) else { return }
    try await adapter.makeVisible(adapter.child(in: viewController), animated: false)
  }

  /// Selects the children that were visible, after others were selected so that they could present.
  private func restoreSelections() async throws {
    for container in containers {
      guard let adapter = container.viewController.container, adapter.hasSelection else { continue }
      if let arrangement = container.arrangement, !arrangement.holds() { arrangement.restore() }
      try await showVisibleChildren(of: container, by: adapter)
    }
  }

  private func showVisibleChildren(of container: Container, by adapter: any ContainerAdapter) async throws {
    for child in container.visible where !adapter.isVisible(child) {
      try await adapter.makeVisible(child, animated: false)
    }
  }

  private func restoreArrangementsThatComeFirst(in window: UIWindow) async {
    for container in containers {
      guard let arrangement = container.arrangement, arrangement.comesFirst, !arrangement.holds() else { continue }
      arrangement.restore()
      if window.isMoving { await TransitionWait.untilSettled(window) }
    }
  }

  /// Removes each controller that is now in another container than before from that container.
  ///
  /// UIKit would refuse to present a child, and a container that loses a child to another one would still list it.
  private func takeOutMisplacedControllers() async throws {
    if let root { try await takeOut(root) }
    for container in containers {
      for child in container.children where !child.isInside(container.viewController) { try await takeOut(child) }
    }
    for presentation in presentations { try await takeOut(presentation.presented) }
  }

  private func takeOut(_ viewController: UIViewController) async throws {
    guard let container = viewController.parentWithAdapter?.container else { return }
    try await container.setContainedViewControllers(
      container.containedViewControllers.filter { $0 !== viewController }, animated: false)
  }

  /// Checks that everything is as it was recorded.
  ///
  /// - Throws: ``RoutingError`` if a container, a delegate or UIKit has refused a part of the restoration.
  func verify(in window: UIWindow) throws {
    let now = HierarchyCheckpoint(of: window, from: origin, since: containers)
    guard now.root === root else { throw RoutingError.notPutBack("the window", "its root") }
    for (before, after) in zip(containers, now.containers) {
      let name = typeName(before.viewController)
      guard before.viewController === after.viewController, before.hasSameChildren(as: after) else {
        throw RoutingError.notPutBack(name, "its children")
      }
      if let arrangement = before.arrangement, !arrangement.holds() {
        throw RoutingError.notPutBack(name, "the children that it showed")
      }
      guard after.visible.hasSameInstances(as: before.visible) else {
        throw RoutingError.notPutBack(name, "the child that it showed")
      }
    }
    for (before, after) in zip(parents, now.parents) {
      guard before.viewController === after.viewController, after.children.hasSameInstances(as: before.children) else {
        throw RoutingError.notPutBack(typeName(before.viewController), "its children")
      }
    }
    for (before, after) in zip(presentations, now.presentations) {
      guard before.presenter === after.presenter, before.presented === after.presented,
        before.isEnding == after.isEnding
      else {
        throw RoutingError.notPutBack(typeName(before.presenter), "the controller that it presented")
      }
    }
    guard
      containers.count == now.containers.count, parents.count == now.parents.count,
      presentations.count == now.presentations.count
    else { throw RoutingError.notPutBack("the window", "the controllers that it showed") }
  }

  /// Dismisses the controllers that were presented since, on the current root and on every controller that presented
  /// another one before.
  ///
  /// - Returns: A Boolean value that indicates whether there was one to dismiss.
  private func dismissNewcomers(in window: UIWindow) async throws -> Bool {
    var level = window.rootViewController
    while let current = level {
      guard let presented = current.presentedOnTop else { break }
      let wasThere = presentations.contains {
        $0.presented === presented && $0.presenter === presented.presentingViewController
      }
      guard wasThere else {
        try await ModalTransition.dismiss(presented, animated: false)
        return true
      }
      level = presented
    }
    return false
  }

  private mutating func record(_ viewController: UIViewController) {
    if let navigation = viewController as? UINavigationController {
      containers.append(Container(navigation))
      for child in navigation.children.suffix(Self.inspectedDepth) { record(child) }
    } else {
      recordOther(viewController)
    }
    if viewController.definesPresentationContext || viewController.parent == nil,
      let presented = viewController.ownPresented
    {
      presentations.append(
        Presentation(
          presenter: viewController, presented: presented, style: presented.modalPresentationStyle,
          isEnding: presented.isBeingDismissed, settings: PresentationSettings(of: presented)))
      record(presented)
    }
  }

  /// Records a controller that is no stack, and its children.
  private mutating func recordOther(_ viewController: UIViewController) {
    var children = knownChildren(of: viewController)
    // An empty container may be filled by the commit, and must then be emptied again.
    if let adapter = children.isEmpty ? viewController.knownContainer : viewController.container {
      let container = Container(viewController, adapter: adapter)
      containers.append(container)
      // An app's own container may contain its children later, or each inside another controller.
      if viewController.builtInKind == nil {
        children =
          container.children
          + children.filter { adapter.child(in: $0) === $0 && !container.children.containsInstance($0) }
      }
    } else if !children.isEmpty {
      parents.append(Parent(viewController: viewController, children: children))
    }
    for child in children { record(child) }
  }

  /// Returns the children of a controller, without those that a container has created since an earlier checkpoint.
  private func knownChildren(of viewController: UIViewController) -> [UIViewController] {
    let children = viewController.children
    guard !earlier.isEmpty, viewController is UITabBarController,
      let before = earlier.first(where: { $0.viewController === viewController }), before.createsChildren
    else { return children }
    return children.filter(before.children.containsInstance)
  }
}

extension HierarchyCheckpoint: HierarchyReading {
  func children(of viewController: UIViewController) -> [UIViewController] {
    container(of: viewController)?.children ?? []
  }

  func selectedIndex(of viewController: UIViewController) -> Int? {
    guard let container = container(of: viewController), viewController.container?.hasSelection == true else {
      return nil
    }
    return container.children.firstIndex { $0 === container.visible.first }
  }

  func hiddenChildren(of viewController: UIViewController) -> [Int] {
    guard let container = container(of: viewController), container.arrangement != nil else { return [] }
    return container.children.indices.filter { !container.visible.containsInstance(container.children[$0]) }
  }

  func presented(by viewController: UIViewController) -> UIViewController? {
    presentations.first { $0.presenter === viewController }?.presented
  }

  private func container(of viewController: UIViewController) -> Container? {
    containers.first { $0.viewController === viewController }
  }
}
