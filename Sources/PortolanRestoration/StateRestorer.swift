/// A builder that creates the controllers of a stored state outside the window and records the result of each.
@MainActor
final class StateRestorer<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node
  private typealias Level = (node: Node, viewController: UIViewController, presenter: UIViewController)

  /// The results so far.
  var report: RestorationReport<Target>
  private let root: Node
  let window: UIWindow
  private let builder: ScreenBuilder
  private let admitted: RestorationReport<Target>
  /// The screens that were built, from the bottom to the top.
  private var screens: [(screen: Target, viewController: UIViewController)] = []
  /// The levels over the root, in the order they are presented.
  private var levels: [Level] = []
  /// The split view controllers that were stored while they were collapsed, from the bottom to the top.
  var collapsed: [CollapsedSplit] = []
  private var builtRoot: UIViewController?
  private let replaceRoot: ReplaceRootAction = .replaceRoot

  /// Creates a restorer.
  ///
  /// - Parameters:
  ///   - root: The node to build. No part of it is lost.
  ///   - window: The window that will show it.
  ///   - builder: The builder of the screens.
  ///   - report: A report of the parts that were removed before.
  init(_ root: Node, in window: UIWindow, with builder: ScreenBuilder, after report: RestorationReport<Target>) {
    self.root = root
    self.window = window
    self.builder = builder
    admitted = report
    self.report = report
  }

  /// Builds the controller of a node that no assembly has built.
  ///
  /// - Returns: The controller, or `nil` if there is none to build or nothing to show in it.
  private func build(_ node: Node) async throws -> UIViewController? {
    let viewController: UIViewController
    switch node.content {
    case .screen(let screen):
      viewController = try await builder.build(screen)
    case .container(let container):
      viewController = container.make()
      try await builder.runTasks(on: viewController, with: nil)
    case .lost:
      report.dropLost(node)
      return nil
    }
    let isEmpty = try await !fill(viewController, with: node)
    if case .container = node.content, isEmpty, !node.children.isEmpty {
      if let presented = node.presented { report.drop(presented.node, because: "its presenter is not restored") }
      return nil
    }
    try await buildModal(of: node, over: viewController)
    return viewController
  }

  /// Restores a child in the controller that its container already has, or else in a new one.
  ///
  /// - Returns: The controller, or `nil` if the child cannot be restored.
  func restore(_ child: Node, in own: UIViewController?) async throws -> UIViewController? {
    guard let own else { return try await build(child) }
    if child.tab != nil, case .screen(let screen) = child.content, ScreenTable.screen(of: own) == nil {
      own.setScreen(screen)
    }
    _ = try await fill(own, with: child)
    try await buildModal(of: child, over: own)
    return own
  }

  /// Gives a controller its stored children, and uses the children that it already has where they match.
  ///
  /// - Returns: `false` if no child was restored.
  private func fill(_ viewController: UIViewController, with node: Node) async throws -> Bool {
    if case .screen(let screen) = node.content { screens.append((screen, viewController)) }
    guard let container = viewController.container else {
      for child in node.children { report.drop(child, because: "its parent is no longer a container") }
      return false
    }
    if node.children.isEmpty { return false }
    if let split = viewController as? UISplitViewController {
      return try await fill(split, with: node)
    }
    return try await fill(container, of: viewController, with: node)
  }

  /// Builds the modal of a node, and the levels over it.
  private func buildModal(of node: Node, over viewController: UIViewController) async throws {
    guard let presented = node.presented else { return }
    // The levels over a modal come after it.
    let position = levels.count
    guard let modal = try await build(presented.node) else { return }
    if let style = presented.presentableStyle { modal.modalPresentationStyle = style }
    configure(modal, as: presented.node, presentedBy: viewController)
    // The assembly may have chosen a popover, whose source only the presenting code knew.
    if modal.pointsAtNothing { modal.modalPresentationStyle = .automatic }
    levels.insert((presented.node, modal, viewController), at: position)
  }

  /// Configures a modal as the route of its screen, or of the first screen in it, presents it.
  private func configure(_ modal: UIViewController, as node: Node, presentedBy presenter: UIViewController) {
    var first = node
    while case .container = first.content, let child = first.children.first { first = child }
    guard case .screen(let screen) = first.content else { return }
    builder.configure(modal, asPresenting: screen, isInContainer: first != node, by: presenter)
  }

  private func fill(
    _ container: any ContainerAdapter, of viewController: UIViewController, with node: Node
  ) async throws -> Bool {
    let own = try await ownChildren(of: container, of: viewController, for: node)
    // A stack is restored as it was. Tabs that the assembly creates today stay, whatever was stored.
    let storedOnly = container.restoresStoredChildrenOnly
    var children = storedOnly ? [] : container.containedViewControllers
    var selected: UIViewController?
    var isFilled = false
    for (index, child) in node.children.enumerated() {
      guard let restored = try await restore(child, in: own[index]) else {
        guard node.isStack else { continue }
        report.dropScreens(on: node, above: index)
        break
      }
      isFilled = true
      if own[index] != nil {
        if storedOnly { children.append(restored) }
      } else if let reason = container.refusal(of: restored, besides: children) {
        report.drop(child, because: reason)
        continue
      } else {
        children.insert(restored, at: min(index, children.count))
      }
      if index == node.selected { selected = restored }
    }
    guard isFilled else { return false }
    if !children.hasSameInstances(as: container.containedViewControllers) {
      try await container.setContainedViewControllers(children, animated: false)
    }
    // In a stack the last child is visible. Making another one visible would remove those above it.
    if let selected, !container.isStack { try await container.makeVisible(selected, animated: false) }
    return true
  }
}

extension StateRestorer {
  /// Returns, for each stored child, the child that a container already has for it, and selects the stored tab.
  private func ownChildren(
    of container: any ContainerAdapter, of viewController: UIViewController, for node: Node
  ) async throws -> [UIViewController?] {
    let tabs = viewController as? UITabBarController
    for tab in node.children.compactMap(\.tab) { tabs?.createController(ofTab: tab) }
    let own = matches(of: node.children, in: viewController, among: container.containedViewControllers)
    // A group shows only its selected tab when it is selected, so that comes before its stack is filled.
    if tabs != nil, let visible = node.selected.flatMap({ own[$0] }) {
      try await container.makeVisible(visible, animated: false)
    }
    return own
  }
}

/// The factory builds the root and all levels over it, the action shows them, and the finder returns the topmost controller then.
extension StateRestorer: AsyncFactory, Action, Finder, CustomStringConvertible {
  nonisolated var description: String { "restore" }

  /// Builds the root and all levels over it, with new controllers each time.
  func build(with context: Any?) async throws -> UIViewController {
    report = admitted
    screens = []
    levels = []
    collapsed = []
    guard let built = try await build(root) else { preconditionFailure("\(root.content) must be left out before") }
    builtRoot = built
    return built
  }

  func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    try replaceRoot.check(with: viewController, on: existingController)
    for level in levels { try ModalTransition.check(level.viewController, from: nil) }
  }

  func viewControllersRemoved(
    with viewController: UIViewController?, on existingController: UIViewController
  ) throws -> [UIViewController] {
    try replaceRoot.viewControllersRemoved(with: viewController, on: existingController)
  }

  /// Replaces the root of the window, and presents the levels over it, except for those that UIKit would not present.
  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    let undo = try await replaceRoot.perform(with: viewController, on: existingController, animated: animated)
    try await showCollapsed(in: nil)
    for level in levels where level.presenter.isInHierarchy(of: window) { try await present(level) }
    report.restored += screens.filter { $0.viewController.isInHierarchy(of: window) }.map(\.screen)
    return undo
  }

  /// Presents a level, unless its presenter is not visible.
  private func present(_ level: Level) async throws {
    try Task.checkCancellation()
    guard level.presenter.isShownByContainers else {
      return report.drop(level.node, because: "its presenter is not visible")
    }
    try await ModalTransition.present(level.viewController, from: level.presenter, animated: false)
    try await showCollapsed(in: level.viewController)
  }

  /// Shows the screen on top of each collapsed split view controller of a level, or of all levels.
  private func showCollapsed(in level: UIViewController?) async throws {
    for split in collapsed where level == nil || split.controller.level === level { try await split.show(in: window) }
  }

  /// Returns the topmost controller of the restored state, or `nil` if it is not in the window.
  func findViewController(with context: Any?) throws -> UIViewController? {
    let modal = levels.last { $0.viewController.isInHierarchy(of: window) }
    if let modal { return modal.viewController }
    return builtRoot.flatMap { $0.isInHierarchy(of: window) ? $0 : nil }
  }
}

extension NavigationState.Presentation {
  /// The style, or `nil` if not every controller can be presented with it.
  ///
  /// A popover needs a source to point at, and UIKit raises an exception on unknown values.
  fileprivate var presentableStyle: UIModalPresentationStyle? {
    let known: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
    ]
    return known.first { $0.rawValue == style }
  }
}
