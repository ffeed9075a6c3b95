/// A builder that creates the controllers of a stored state outside the window and records the result of each.
@MainActor
final class StateRestorer<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node

  /// The results so far.
  private(set) var report: RestorationReport<Target>
  private let root: Node
  private let window: UIWindow
  private let builder: ScreenBuilder
  private let admitted: RestorationReport<Target>
  /// The screens that were built, from the bottom to the top.
  private var screens: [(screen: Target, viewController: UIViewController)] = []
  /// The levels over the root, in the order in which they are presented.
  private var levels: [(node: Node, viewController: UIViewController, presenter: UIViewController)] = []
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

  private func build(_ node: Node) async throws -> UIViewController {
    let viewController: UIViewController
    switch node.content {
    case .screen(let screen):
      viewController = try await builder.build(screen)
    case .container(let container):
      viewController = container.make()
      try await builder.runTasks(on: viewController, with: nil)
    case .lost(let name): preconditionFailure("\(name) cannot be restored and must be left out")
    }
    try await fill(viewController, as: node)
    return viewController
  }

  /// Gives a controller its stored children and modal, and uses the children that it already has where they match.
  private func fill(_ viewController: UIViewController, as node: Node) async throws {
    if case .screen(let screen) = node.content { screens.append((screen, viewController)) }
    if let container = viewController.container {
      if !node.children.isEmpty { try await fill(container, of: viewController, as: node) }
    } else {
      for child in node.children { report.drop(child, because: "its parent is no longer a container") }
    }
    if let presented = node.presented {
      // The levels over a modal come after it.
      let position = levels.count
      let modal = try await build(presented.node)
      if let style = presented.presentableStyle { modal.modalPresentationStyle = style }
      configure(modal, as: presented.node, presentedBy: viewController)
      // The assembly may have chosen a popover, whose source only the presenting code knew.
      if modal.pointsAtNothing { modal.modalPresentationStyle = .automatic }
      levels.insert((presented.node, modal, viewController), at: position)
    }
  }

  /// Configures a modal as the route of its screen, or of the first screen in it, presents it.
  private func configure(_ modal: UIViewController, as node: Node, presentedBy presenter: UIViewController) {
    var first = node
    while case .container = first.content, let child = first.children.first { first = child }
    guard case .screen(let screen) = first.content else { return }
    builder.configure(modal, asPresenting: screen, isInContainer: first != node, by: presenter)
  }

  private func fill(
    _ container: any ContainerAdapter, of viewController: UIViewController, as node: Node
  ) async throws {
    let tabs = viewController as? UITabBarController
    for tab in node.children.compactMap(\.tab) { tabs?.createController(ofTab: tab) }
    let own = matches(of: node.children, among: container.containedViewControllers, in: tabs)
    // A stack is restored as it was. Tabs and columns that the assembly creates today stay, whatever was stored.
    let storedOnly = container.restoresStoredChildrenOnly
    var children = storedOnly ? [] : container.containedViewControllers
    var selected: UIViewController?
    for (index, child) in node.children.enumerated() {
      let restored = try await restore(child, in: own[index])
      if own[index] != nil {
        if storedOnly { children.append(restored) }
      } else if let reason = container.refusal(of: restored, besides: children) {
        guard let position = positionOfDetail(among: children, besides: own, for: index, in: viewController) else {
          report.drop(child, because: reason)
          continue
        }
        children[position] = restored
      } else {
        children.insert(restored, at: min(index, children.count))
      }
      if index == node.selected { selected = restored }
    }
    if !children.hasSameInstances(as: container.containedViewControllers) {
      try await container.setContainedViewControllers(children, animated: false)
    }
    // In a stack the last child is visible. Making another one visible would remove those above it.
    if let selected, !container.isStack { try await container.makeVisible(selected, animated: false) }
  }

  /// Restores a child in the controller that its container already has, or else in a new one.
  private func restore(_ child: Node, in own: UIViewController?) async throws -> UIViewController {
    guard let own else { return try await build(child) }
    if child.tab != nil, case .screen(let screen) = child.content, ScreenTable.screen(of: own) == nil {
      own.setScreen(screen)
    }
    try await fill(own, as: child)
    return own
  }

  /// Returns the position of the detail that a stored one replaces, or `nil` if it must stay.
  ///
  /// The assembly of a split view controller usually creates a placeholder.
  private func positionOfDetail(
    among children: [UIViewController], besides own: [UIViewController?], for index: Int,
    in container: UIViewController
  ) -> Int? {
    guard container is UISplitViewController, index > 0, index == children.count - 1,
      !own.contains(where: { $0 === children[index] })
    else { return nil }
    return index
  }

  /// Returns, for each child, the matching controller that the container already has, or `nil` if the child must be
  /// built.
  ///
  /// Controllers of tabs are matched by the identifiers of the tabs, plain containers by their first children, and the
  /// remaining ones by their order.
  private func matches(
    of children: [Node], among own: [UIViewController], in tabs: UITabBarController?
  ) -> [UIViewController?] {
    var open = own
    var matches = [UIViewController?](repeating: nil, count: children.count)
    func isTab(_ viewController: UIViewController, of child: Node) -> Bool {
      child.tab != nil && tabs?.tabIdentifier(of: viewController) == child.tab
    }
    for isSame in [isTab, begins, hasContent] {
      for (index, child) in children.enumerated() where matches[index] == nil {
        if let position = open.firstIndex(where: { isSame($0, child) }) { matches[index] = open.remove(at: position) }
      }
    }
    return matches
  }

  private func hasContent(_ viewController: UIViewController, of node: Node) -> Bool {
    Node.Content(viewController) == node.content
  }

  private func begins(_ viewController: UIViewController, as node: Node) -> Bool {
    guard hasContent(viewController, of: node) else { return false }
    guard case .container = node.content else { return true }
    guard let child = viewController.container?.containedViewControllers.first, let first = node.children.first else {
      return false
    }
    return begins(child, as: first)
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
    let built = try await build(root)
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
    for level in levels where level.presenter.isInHierarchy(of: window) {
      try Task.checkCancellation()
      guard level.presenter.isShownByContainers else {
        report.drop(level.node, because: "its presenter is not visible")
        continue
      }
      try await ModalTransition.present(level.viewController, from: level.presenter, animated: false)
    }
    report.restored += screens.filter { $0.viewController.isInHierarchy(of: window) }.map(\.screen)
    return undo
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
