extension StateRestorer {
  /// Gives a split view controller its stored columns, and uses those that it already has where they match.
  ///
  /// - Returns: `false` if no column was restored.
  func fill(_ split: UISplitViewController, with node: Node) async throws -> Bool {
    var columns = split.viewControllers
    var stored = node.children
    var isFilled = try await fillCompactColumn(of: split, with: &stored)
    var position = 0
    var top: UIViewController?
    var detail: UIViewController?
    for (index, child) in stored.enumerated() {
      let place = place(of: child, among: columns, from: position)
      position = place.position + 1
      guard let column = try await restore(place.child, in: place.own) else { continue }
      isFilled = true
      if columns.indices.contains(place.position) {
        columns[place.position] = column
      } else if let reason = split.containerAdapter.refusal(of: column, besides: columns) {
        report.drop(place.child, because: reason)
        continue
      } else {
        columns.append(column)
      }
      if index == node.selected { top = column }
      if place.position > 0 { detail = column }
    }
    guard isFilled else { return false }
    if !columns.hasSameInstances(as: split.viewControllers) {
      try await split.containerAdapter.setContainedViewControllers(columns, animated: false)
    }
    if let top, window.traitCollection.horizontalSizeClass == .compact {
      collapsed.append(CollapsedSplit(controller: split, column: top, top: top.topOfStack))
    } else if top != nil, split.style == .unspecified {
      separate(split, detail: detail)
    }
    return true
  }

  /// Gives the controller for a compact width, if there is one, its stored content: the last of the children.
  private func fillCompactColumn(of split: UISplitViewController, with stored: inout [Node]) async throws -> Bool {
    guard let compact = split.compactController, stored.count > split.viewControllers.count,
      let child = stored.popLast()
    else { return false }
    let restored = try await restore(child, in: hasContent(compact, of: child) ? compact : nil)
    if let restored, restored !== compact { split.setViewController(restored, for: .compact) }
    return restored != nil
  }

  /// Returns the position of the column for a child, what is restored there, and the controller that keeps the column.
  @inline(never) private func place(
    of child: Node, among columns: [UIViewController], from start: Int
  ) -> (position: Int, child: Node, own: UIViewController?) {
    let position = position(of: child, among: columns, from: start)
    let child = position == 0 ? withoutPlaceholders(child, of: columns.dropFirst()) : child
    guard columns.indices.contains(position) else { return (position, child, nil) }
    // The first column keeps its stack, whatever was on it.
    let isKept = position == 0 || isOwn(columns[position], of: child)
    return (position, child, isKept ? columns[position] : nil)
  }

  /// Returns the position of the column for a child.
  ///
  /// It is a column that begins with the same screen, or else the next one. A child that is no stack does not take the place of the
  /// first column.
  private func position(of child: Node, among columns: [UIViewController], from start: Int) -> Int {
    let same = columns.indices.first { $0 >= start && begins(columns[$0], as: child) }
    return same ?? (start == 0 && columns.first.map { !hasContent($0, of: child) } == true ? 1 : start)
  }

  /// Returns a node without the placeholders that the assembly builds for another column.
  ///
  /// A split view controller that collapses pushes them onto the stack of the first column.
  private func withoutPlaceholders(_ node: Node, of columns: ArraySlice<UIViewController>) -> Node {
    func isPlaceholder(_ child: Node) -> Bool {
      guard case .lost = child.content, child.children.isEmpty, child.presented == nil else { return false }
      return columns.contains { hasContent($0, of: child) }
    }
    var node = node
    node.children = node.children.prefix(1) + node.children.dropFirst().filter { !isPlaceholder($0) }
    return node
  }

  /// Returns a Boolean value that indicates whether a stored column belongs into the controller of a column.
  ///
  /// Another one is replaced as a whole, so that the split view controller has the new content for that column.
  private func isOwn(_ column: UIViewController, of child: Node) -> Bool {
    if begins(column, as: child) { return true }
    if case .lost = child.content { return hasContent(column, of: child) }
    return false
  }

  /// Separates the columns of a split view controller of the classic style that was stored while it was collapsed, as UIKit does when
  /// there is room: its delegate decides first, and otherwise the detail leaves the stack of the list.
  private func separate(_ split: UISplitViewController, detail: UIViewController?) {
    guard let list = split.viewControllers.first as? UINavigationController else { return }
    // Many split view controllers set their delegate when the view loads.
    split.loadViewIfNeeded()
    let ask = split.separation
    let columns = split.viewControllers
    let own = list.viewControllers
    let detailStack = detail as? UINavigationController
    let moved = detailStack?.viewControllers ?? detail.map { [$0] } ?? []
    if ask != nil, !moved.isEmpty {
      split.viewControllers = [list]
      detailStack?.viewControllers = []
      list.viewControllers = own + moved
    }
    if let answer = ask?(split, list) {
      split.viewControllers = [list, answer]
    } else if !moved.isEmpty {
      guard ask != nil else { return }
      list.viewControllers = own
      detailStack?.viewControllers = moved
      split.viewControllers = columns
    } else if own.count > 1, let top = own.last {
      list.viewControllers = own.dropLast()
      split.viewControllers = [list, top]
    }
  }
}

/// A split view controller that was stored while it was collapsed, and the screen that was on top.
@MainActor
struct CollapsedSplit {
  let controller: UISplitViewController
  /// The column on top.
  let column: UIViewController
  /// The controller on top of that column.
  let top: UIViewController

  /// Shows the screen on top, if the split view controller has collapsed in a window.
  ///
  /// The columns collapse when they enter the window, as the delegate decides at a launch. The user may have gone on or back since.
  func show(in window: UIWindow) async throws {
    guard controller.isCollapsed, controller.isInHierarchy(of: window),
      let stack = controller.viewControllers.first as? UINavigationController
    else { return }
    if let shown = stack.viewControllers.first(where: { $0 === top || top.isInside($0) }) {
      try await stack.containerAdapter.makeVisible(shown, animated: false)
    } else if column !== stack {
      try await controller.containerAdapter.setContainedViewControllers([stack, column], animated: false)
    }
  }
}

extension UIViewController {
  /// The controller on top of this navigation controller, or any other controller itself.
  fileprivate var topOfStack: UIViewController { (self as? UINavigationController)?.topViewController ?? self }
}
