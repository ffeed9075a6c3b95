/// The controllers that a collapsed split view controller keeps for its separation.
struct CollapsedColumns {
  /// The controllers of all columns but the primary column.
  var others: [UIViewController] = []
  /// The first controller that moved from the supplementary column onto the primary stack.
  var firstOfMiddle: UIViewController?
  /// The first controller that moved from the secondary column onto the primary stack.
  var firstMoved: UIViewController?

  /// Returns a Boolean value that indicates whether controllers of the secondary column are on the primary stack.
  @MainActor
  func hasMovedDetail(on stack: UINavigationController) -> Bool {
    firstMoved.map { first in stack.childList.dropFirst().contains { $0 === first } } ?? false
  }
}

extension UISplitViewController {
  /// Collapses or separates if the width of the window became compact or regular.
  final func collapseOrSeparate() {
    guard let window = loadedView?.enclosingWindow else { return }
    let isCompact = window.horizontalSizeClass == .compact
    if isCompact, collapsedColumns == nil {
      moveInspector(during: collapse)
      if style != .unspecified { delegateReference?.splitViewControllerDidCollapse(self) }
    } else if !isCompact, let collapsedColumns {
      moveInspector { separate(collapsedColumns) }
      if style != .unspecified { delegateReference?.splitViewControllerDidExpand(self) }
    }
  }

  /// Returns a Boolean value that indicates whether a controller is kept for the separation, although the user may have popped it.
  package final func isKept(_ controller: UIViewController) -> Bool {
    separatedColumns.contains { $0.column === controller || $0.first === controller }
  }

  /// The columns besides the primary column that a separation brings back, each with the first controller that moved onto the
  /// stack of the primary column.
  package final var separatedColumns: [(column: UIViewController, first: UIViewController?)] {
    guard let collapsedColumns else { return [] }
    return collapsedColumns.others.indices.map { index in
      let isLast = index == collapsedColumns.others.count - 1
      return (collapsedColumns.others[index], isLast ? collapsedColumns.firstMoved : collapsedColumns.firstOfMiddle)
    }
  }

  /// The controllers that a separation brings back, and the first controllers that it takes from the stack of the primary column.
  package final var keptForSeparation: [UIViewController] {
    guard let collapsedColumns else { return [] }
    let stack = (childList.first as? UINavigationController)?.childList ?? []
    let moved = [collapsedColumns.firstOfMiddle, collapsedColumns.firstMoved].compactMap { $0 }
    return collapsedColumns.others + moved.filter { first in stack.contains { $0 === first } }
  }

  private func collapse() {
    let all = childList
    let primaryWasHidden = all.first.map(isHidden) ?? false
    collapsedColumns = CollapsedColumns(others: Array(all.dropFirst()))
    if let compact = columns[.compact] {
      collapsedColumns?.others = all
      return replaceColumns(with: [compact])
    }
    guard let primary = collapsedPrimary ?? all.first, let secondary = all.dropFirst().last else { return }
    let topColumn = style == .unspecified ? nil : askedTopColumn
    let isDealtWith = topColumn == .primary || (style == .unspecified && isSecondaryDealtWith(secondary, onto: primary))
    replaceColumns(with: [primary])
    if primaryWasHidden { exchangeVisibleChild(nil, for: primary) }
    guard !isDealtWith, let stack = primary as? UINavigationController else { return }
    if style == .tripleColumn, all.count == 3 {
      let middle = all[1].moveOut()
      collapsedColumns?.firstOfMiddle = middle.first
      stack.viewControllers = stack.childList + middle
      if topColumn == .supplementary { return }
    }
    let moved = secondary.moveOut()
    collapsedColumns?.firstMoved = moved.first
    stack.viewControllers = stack.childList + moved
  }

  /// The controller that the delegate of the classic form shows in place of the primary controller.
  private var collapsedPrimary: UIViewController? {
    style == .unspecified ? delegateReference?.primaryViewController(forCollapsing: self) : nil
  }

  /// The column that the delegate puts on top; the secondary column without an answer.
  private var askedTopColumn: Column {
    delegateReference?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
  }

  /// Asks the delegate if the secondary controller stays away from the primary stack.
  private func isSecondaryDealtWith(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
    delegateReference?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
  }

  /// Pushes a detail of a collapsed controller onto the primary stack, for a separation to take it again.
  final func stackDetail(_ controller: UIViewController, on stack: UINavigationController) {
    let isAnimated = UIView.areAnimationsEnabled
    guard let detail = controller as? UINavigationController else {
      if style != .unspecified, collapsedColumns?.hasMovedDetail(on: stack) != true {
        let others = collapsedColumns?.others.dropLast() ?? []
        collapsedColumns = CollapsedColumns(
          others: others + [UINavigationController()], firstOfMiddle: collapsedColumns?.firstOfMiddle,
          firstMoved: controller)
        columns[.secondary] = controller
      }
      return stack.pushViewController(controller, animated: isAnimated)
    }
    let moved = detail.moveOut()
    guard let top = moved.last else { return }
    let others = collapsedColumns?.others.dropLast() ?? []
    collapsedColumns = CollapsedColumns(
      others: others + [detail], firstOfMiddle: collapsedColumns?.firstOfMiddle, firstMoved: moved.first)
    if style != .unspecified { columns[.secondary] = detail }
    if moved.count == 1 {
      stack.pushViewController(top, animated: isAnimated)
    } else {
      stack.setViewControllers(stack.childList + moved, animated: isAnimated)
    }
  }

  /// Shows a column of a collapsed controller on the one stack.
  ///
  /// It pops the columns above, or pushes the column with those below it that are missing.
  final func showOnStack(_ column: Column) {
    guard columns[.compact] == nil, var collapsed = collapsedColumns,
      let stack = childList.first as? UINavigationController,
      let depth = columnOrder.filter({ columns[$0] != nil }).firstIndex(of: column)
    else { return }
    let isAnimated = UIView.areAnimationsEnabled
    let all: [WritableKeyPath<CollapsedColumns, UIViewController?>] = [\.firstOfMiddle, \.firstMoved]
    let firsts = Array(all.suffix(collapsed.others.count))
    let above = firsts.dropFirst(depth).compactMap { collapsed[keyPath: $0] }
    let list = stack.childList
    if let lowest = list.firstIndex(where: { child in above.contains { $0 === child } }), lowest > 0 {
      stack.popToViewController(list[lowest - 1], animated: isAnimated)
      return
    }
    var arriving: [UIViewController] = []
    for (other, first) in zip(collapsed.others, firsts.prefix(depth)) {
      let former = collapsed[keyPath: first]
      if list.contains(where: { $0 === former }) { continue }
      let moved = other.moveOut()
      // Without controllers in the column, the user has popped the first of them.
      arriving += moved.isEmpty ? [former].compactMap { $0 } : moved
      collapsed[keyPath: first] = moved.first ?? former
    }
    collapsedColumns = collapsed
    if arriving.count > 1 {
      stack.setViewControllers(list + arriving, animated: isAnimated)
    } else if let only = arriving.first {
      stack.pushViewController(only, animated: isAnimated)
    }
  }

  /// Replaces the controller of the secondary column while collapsed, also on the stack if it is there.
  final func replaceDetail(_ old: UIViewController?, with new: UIViewController?) {
    guard new !== old, let collapsed = collapsedColumns else { return }
    let stack = columns[.compact] == nil ? childList.first as? UINavigationController : nil
    let index = stack?.childList.firstIndex { $0 === collapsed.firstMoved }
    if let stack, let index, index > 0 { stack.viewControllers = Array(stack.childList[..<index]) }
    var others = Array(collapsed.others.dropLast(old == nil ? 0 : 1))
    if let new { others.append(index == nil ? wrapped(new) : new) }
    collapsedColumns = CollapsedColumns(others: others, firstOfMiddle: collapsed.firstOfMiddle)
    if let stack, index != nil, let new { stackDetail(new, on: stack) }
  }

  private func separate(_ collapsed: CollapsedColumns) {
    collapsedColumns = nil
    var kept = collapsed
    if columns[.compact] != nil { return replaceColumns(with: kept.others) }
    guard let primary = delegateReference?.primaryViewController(forExpanding: self) ?? childList.first else { return }
    if let secondary = delegateReference?.splitViewController(self, separateSecondaryFrom: primary) {
      return replaceColumns(with: [primary, secondary])
    }
    if let stack = primary as? UINavigationController {
      if style == .unspecified, !kept.hasMovedDetail(on: stack), let top = takeTop(of: stack) {
        return replaceColumns(with: [primary, top])
      }
      if let first = kept.firstMoved, let last = kept.others.indices.last {
        kept.others[last] = moveBack(from: first, on: stack, to: kept.others[last])
      }
      if let first = kept.firstOfMiddle, !kept.others.isEmpty {
        kept.others[0] = moveBack(from: first, on: stack, to: kept.others[0])
      }
    }
    replaceColumns(with: [primary] + kept.others)
    if isHidden(primary) { exchangeVisibleChild(primary, for: nil) }
  }

  /// Takes the topmost controller from the stack of the primary column, unless it is alone.
  ///
  /// It becomes the secondary controller, whether it was shown as a detail or pushed onto the list.
  // Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:separatesecondaryfrom:): without
  // an answer of the delegate, a navigation controller pops the top of its stack and returns it.
  private func takeTop(of stack: UINavigationController) -> UIViewController? {
    guard stack.childList.count > 1, let top = stack.childList.last else { return nil }
    stack.viewControllers = stack.childList.dropLast()
    // The view leaves the stack before another controller takes it.
    stack.stackTransition?.finish()
    return top
  }

  /// Moves controllers of the stack, from the given one upward, back to their column.
  ///
  /// A navigation controller takes all of them. In place of another controller comes the topmost controller, and those between
  /// stay on the stack. If the user has popped the given controller, its navigation controller takes it again: UIKit pops that
  /// controller as a whole.
  ///
  /// - Returns: The controller of the column.
  // Source: malhal.com/category/uikit quotes UISplitViewControllerDelegate: a navigation controller responds "by popping and returning
  // the view controller from the top of its navigation stack".
  private func moveBack(
    from first: UIViewController, on stack: UINavigationController, to column: UIViewController
  ) -> UIViewController {
    let list = stack.childList
    let columnStack = column as? UINavigationController
    guard let top = list.last, let index = list.firstIndex(where: { $0 === first }), index > 0 else {
      if first.parentReference == nil, columnStack?.childList.isEmpty == true {
        columnStack?.viewControllers = [first]
      }
      return column
    }
    stack.viewControllers = columnStack == nil ? list.dropLast() : Array(list[..<index])
    // The views leave the stack before another takes them.
    stack.stackTransition?.finish()
    guard let columnStack else { return top }
    columnStack.viewControllers = Array(list[index...])
    return columnStack
  }
}
