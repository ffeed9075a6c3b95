/// The hierarchy of a window at the start of a commit, and the containers outside it that the request changes, with everything
/// that is needed to restore them.
///
/// It contains the root, the children and selection of each container, and the chain of presentations.
///
/// - Complexity: Recording a window is O(n) in the number of controllers, without those deep in high stacks.
@MainActor
struct HierarchyCheckpoint {
  /// A controller that has children, or may get some.
  @MainActor
  struct Container {
    let viewController: UIViewController
    /// The children as the adapter lists them.
    ///
    /// An adapter may hide some, or list one twice.
    let children: [UIViewController]
    /// The visible children, or none for a navigation controller, since that always shows the last of its children.
    var visible: [UIViewController] = []
    /// The state that the children do not tell.
    var arrangement: ContainerArrangement?

    /// A Boolean value that indicates whether the container keeps the children that it creates.
    var createsChildren: Bool { arrangement?.includesChildren ?? false }

    /// Returns a Boolean value that indicates whether a later record has the same children.
    func hasSameChildren(as later: Container) -> Bool {
      let now = createsChildren ? later.children.filter(children.containsInstance) : later.children
      return now.hasSameInstances(as: children)
    }

    /// Restores the state that the children do not tell, and waits for the child that UIKit shows in a later turn.
    func arrange() async {
      guard let arrangement, !arrangement.holds() else { return }
      arrangement.restore()
      for child in visible { await TransitionWait.untilAtRest(child) }
      if let window = viewController.windowOfHierarchy { await TransitionWait.untilAtRest(window) }
    }

    /// Restores the container, without animation, except for children that are elsewhere in a window.
    @inline(never) func restore(besides window: UIWindow? = nil) async throws {
      try Task.checkCancellation()
      guard let adapter = viewController.container else { return }
      await arrange()
      let children = children.filter { !isElsewhere($0, in: window) }
      if !createsChildren, !adapter.containedViewControllers.hasSameInstances(as: children) {
        try await adapter.setContainedViewControllers(children, animated: false)
      }
      for child in visible where !isElsewhere(child, in: window) && !adapter.isVisible(child) {
        try await adapter.makeVisible(child, animated: false)
      }
    }

    private func isElsewhere(_ child: UIViewController, in window: UIWindow?) -> Bool {
      guard let window else { return false }
      return child.isInHierarchy(of: window) && !child.isInside(viewController)
    }
  }

  struct Presentation {
    let presenter: UIViewController
    let presented: UIViewController
    let style: UIModalPresentationStyle
    /// A Boolean value that indicates whether it was going to end; UIKit takes that back for no caller.
    let isEnding: Bool
    /// The presentation controller at the time of the record, with the settings of the presentation.
    let settings: UIPresentationController?

    /// Presents the controller again, as it was presented.
    @MainActor
    func restore() async throws {
      try Task.checkCancellation()
      // The next attempt selects the tab again that was selected.
      try await select(presenter)
      presented.modalPresentationStyle = style
      settings?.restore(to: presented)
      try await ModalTransition.present(presented, from: presenter, animated: false)
      settings?.restoreDelegate(to: presented)
    }

    /// Selects the tabs around a controller that presents only while it is visible.
    @MainActor
    private func select(_ viewController: UIViewController) async throws {
      guard let parent = viewController.parent else { return }
      try await select(parent)
      guard let adapter = parent.container, adapter.hasSelection, !parent.isShowing(viewController) else { return }
      try await adapter.makeVisible(adapter.child(in: viewController), animated: false)
    }
  }

  /// The number of screens at the top of a navigation stack in which nested containers are recorded.
  ///
  /// The others are only recorded as a list, because looking into each of thousands of screens would take longer than a
  /// navigation. The children of a controller that is no container are recorded without a limit only: no undo changes them.
  /// The screen that a route starts from is recorded in any place.
  private let depth: Int
  private(set) var root: UIViewController?
  private var origin: UIViewController?
  private(set) var containers: [Container] = []
  private(set) var presentations: [Presentation] = []
  /// A modal that came during the commit, and that the undo leaves with all that is presented over it.
  private var kept: [UIViewController] = []
  /// The containers that the app keeps, that are in other windows or deep in a stack, or that come during the commit.
  private var outside: [Container] = []

  /// Creates an empty checkpoint.
  init(inspecting depth: Int = 30) { self.depth = depth }

  /// Records the hierarchy of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - origin: The controller that a route starts from, also deep in a high stack, or `nil`.
  ///   - earlier: The containers of an earlier record, whose new children do not count if they create them.
  mutating func record(_ window: UIWindow, from origin: UIViewController?, since earlier: [Container] = []) {
    root = window.rootViewController
    self.origin = origin
    if let root {
      if !root.children.isEmpty { containers.reserveCapacity(8) }
      record(root, since: earlier)
    }
    var child = origin
    while let current = child, let parent = current.parent {
      let skipped = parent is UINavigationController ? depth : parent.container == nil ? 0 : .max
      if parent.children.dropLast(skipped).contains(where: { $0 === current }) { record(current, since: earlier) }
      child = parent
    }
  }

  /// Records a container before it changes for the first time, unless it is recorded with its window.
  mutating func record(outside viewController: UIViewController) {
    // Loops, because a closure would check its actor on each call.
    for known in containers where known.viewController === viewController { return }
    for known in outside where known.viewController === viewController { return }
    guard let adapter = viewController.knownContainer else { return }
    let record = container(viewController, adapter)
    // A container of the app need not accept an empty list, and is new if it has no children.
    if !record.children.isEmpty || adapter is any BuiltInAdapter { outside.append(record) }
  }

  /// Lets the undo leave a modal that came during the commit, unless its presenter came then too, or presented another modal.
  @inline(never) mutating func keep(_ modal: UIViewController) {
    guard let presenter = modal.presentingViewController, presenter === root || holdsPresentation(of: presenter) else {
      return
    }
    if !presentations.contains(where: { $0.presenter === presenter }) { kept = [modal] }
  }

  /// Returns a Boolean value that indicates whether a controller was presented.
  func holdsPresentation(of viewController: UIViewController) -> Bool {
    presentations.contains { $0.presented === viewController }
  }

  /// A Boolean value that indicates whether nothing is recorded.
  var isEmpty: Bool { root == nil && containers.isEmpty && outside.isEmpty }

  /// Restores everything that has changed, without animation.
  ///
  /// - Throws: The error of a change that UIKit refused.
  func restore(in window: UIWindow) async throws {
    try await dismissLaterModals(in: window)
    for container in containers where container.arrangement?.comesFirst == true { await container.arrange() }
    try await takeOutMisplacedControllers()
    try Task.checkCancellation()
    if window.rootViewController !== root { window.rootViewController = root }
    for container in containers { try await container.restore() }
    for presentation in presentations where presentation.presenter.ownPresented !== presentation.presented {
      try await presentation.restore()
    }
    try await restoreOutside(besides: window)
  }

  /// Restores the containers outside the window, the last change first.
  ///
  /// A controller that is elsewhere in the window stays there.
  func restoreOutside(besides window: UIWindow) async throws {
    for container in outside.reversed() { try await container.restore(besides: window) }
  }

  /// Removes each controller from the container that it is in now, if it was in another one.
  ///
  /// UIKit would refuse to present a child, and a container that loses a child to another container would still list it.
  private func takeOutMisplacedControllers() async throws {
    var controllers = root.map { [$0] } ?? []
    for container in containers {
      // One that went into a container inside its own is still inside it, and only the list tells.
      let missing = container.children.leaving(for: container.viewController.container?.containedViewControllers ?? [])
      controllers += missing + container.children.filter { !$0.isInside(container.viewController) }
    }
    for misplaced in controllers + presentations.map(\.presented) {
      guard let container = misplaced.parentWithAdapter?.container else { continue }
      try await container.setContainedViewControllers(
        container.containedViewControllers.without(misplaced), animated: false)
    }
  }

  /// Checks that everything is as it was recorded.
  ///
  /// - Throws: ``RoutingError`` if a container, a delegate or UIKit has refused a part of the restoration.
  func verify(in window: UIWindow) throws {
    var now = HierarchyCheckpoint()
    now.kept = kept
    now.record(window, from: origin, since: containers)
    guard now.root === root else { throw RoutingError.notPutBack("the window", "its root") }
    for (before, after) in zip(containers, now.containers) {
      let name = typeName(before.viewController)
      guard before.viewController === after.viewController, before.hasSameChildren(as: after) else {
        throw RoutingError.notPutBack(name, "its children")
      }
      guard before.arrangement?.holds() ?? true, after.visible.hasSameInstances(as: before.visible) else {
        throw RoutingError.notPutBack(name, "the child that it showed")
      }
    }
    for (before, after) in zip(presentations, now.presentations)
    where before.presenter !== after.presenter || before.presented !== after.presented
      || before.isEnding != after.isEnding
    {
      throw RoutingError.notPutBack(typeName(before.presenter), "the controller that it presented")
    }
    guard containers.count == now.containers.count, presentations.count == now.presentations.count else {
      throw RoutingError.notPutBack("the window", "the controllers that it showed")
    }
  }

  /// Dismisses the controllers that have been presented since.
  private func dismissLaterModals(in window: UIWindow) async throws {
    let limits = RequestLimits.current
    // A screen that leaves may present another one because of it, and a root that is replaced must present nothing.
    while let laterModal = laterModal(in: window) {
      try Task.checkCancellation()
      try await ModalTransition.dismiss(laterModal, animated: false)
      guard limits.spend() else { return }
      await TransitionWait.untilAtRest(window)
    }
  }

  /// Returns the lowest controller that has been presented since, or `nil` if there is none.
  private func laterModal(in window: UIWindow) -> UIViewController? {
    window.rootViewController?.modalsOver(all: true).first { modal in
      !modal.leaves(with: kept)
        && !presentations.contains { $0.presented === modal && $0.presenter === modal.presentingViewController }
    }
  }

  private mutating func record(_ viewController: UIViewController, since earlier: [Container]) {
    // UIKit settles the children of a split view controller that waits for its form, when it is shown. The user saw none of them.
    if depth < .max, let split = viewController as? UISplitViewController,
      earlier.isEmpty ? split.waitsForItsForm : !earlier.contains(where: { $0.viewController === split })
    {
      return
    }
    // While a controller is being popped, it is still among the children, but no longer on the stack.
    var children = (viewController as? UINavigationController)?.viewControllers ?? viewController.children
    if let before = earlier.first(where: { $0.viewController === viewController && $0.createsChildren }) {
      children = children.filter(before.children.containsInstance)
    }
    if viewController is UINavigationController {
      // By far the most common container, which needs no adapter.
      containers.append(Container(viewController: viewController, children: children))
    } else if let adapter = children.isEmpty ? viewController.knownContainer : viewController.container {
      // An empty container may be filled by the commit, and must then be emptied again.
      containers.append(container(viewController, adapter))
      // An app's own container may contain its children later, or each inside another controller.
      if viewController.builtInContainer == nil {
        let listed = containers[containers.count - 1].children
        let known = Set(listed.map { ObjectIdentifier($0.ancestor(below: viewController)) })
        children = listed + children.filter { !known.contains(ObjectIdentifier($0)) }
      }
    } else if depth < .max {
      // What such a controller contains is its own affair, as what SwiftUI keeps inside a hosting controller is.
      children = []
    } else if !children.isEmpty {
      containers.append(Container(viewController: viewController, children: children))
    }
    let first = viewController is UINavigationController ? max(0, children.count - depth) : 0
    for index in first..<children.count { record(children[index], since: earlier) }
    if viewController.definesPresentationContext || viewController.parent == nil,
      let presented = viewController.ownPresented, !kept.containsInstance(presented)
    {
      presentations.append(
        Presentation(
          presenter: viewController, presented: presented, style: presented.modalPresentationStyle,
          isEnding: presented.isBeingDismissed, settings: presented.presentationController))
      record(presented, since: earlier)
    }
  }

  private func container(_ viewController: UIViewController, _ adapter: any ContainerAdapter) -> Container {
    Container(
      viewController: viewController, children: adapter.containedViewControllers,
      visible: adapter.visibleViewControllers, arrangement: viewController.builtInContainer?.arrangement)
  }
}
