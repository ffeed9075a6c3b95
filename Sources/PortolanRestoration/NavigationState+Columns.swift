extension NavigationState.Node {
  /// Returns the columns of a split view controller as they are when there is room for all, and the position of the top column
  /// while it is collapsed.
  ///
  /// A collapsed split view controller has the screens of its columns on one stack. They are stored by column, so that they can
  /// be restored in any width. The controller for a compact width takes the place of the columns, and is the last child.
  @MainActor
  static func columns(of split: UISplitViewController) -> (columns: [Self], top: Int?) {
    if let compact = split.compactController {
      let columns = split.isCollapsed ? split.columnsKept : split.viewControllers
      return ((columns + [compact]).map { Self($0) }, split.isCollapsed ? columns.count : nil)
    }
    guard split.isCollapsed, let primary = split.viewControllers.first else {
      return (split.viewControllers.map { Self($0) }, nil)
    }
    var first = Self(primary)
    let stack = (primary as? UINavigationController)?.viewControllers ?? []
    var columns: [Self] = []
    var top = 0
    let others = split.columnsForSeparation
    for (index, other) in others.enumerated().reversed() {
      if let start = other.first.flatMap({ stack.indexOfInstance($0) }), start > 0, start < first.children.count {
        let isStack = other.column is UINavigationController
        // With room again, only the top of the stack takes the place of a detail that is no navigation controller.
        let moved = first.children[(isStack ? start : first.children.count - 1)...]
        first.children.removeLast(moved.count)
        columns.insert(isStack ? Self(other.column, screens: moved) : moved[moved.startIndex], at: 0)
        top = max(top, index + 1)
      } else if split.style != .unspecified {
        columns.insert(Self(other.column, screens: Self.kept(in: other).map { [$0] } ?? []), at: 0)
      }
    }
    if split.style == .unspecified, columns.isEmpty, first.children.count > 1 {
      columns = [first.children.removeLast()]
      top = 1
    }
    return ([first] + columns, top)
  }

  /// Creates the node of a column with the screens that were moved onto the stack of the first column.
  @MainActor
  private init(_ column: UIViewController, screens: some Collection<Self>) {
    self.init(column)
    // UIKit moves the navigation controller of a column as a whole.
    if !screens.isEmpty { children = screens.flatMap { $0.isStack ? $0.children : [$0] } }
  }

  /// Returns the controller of a column that the user has popped, and that UIKit keeps for the separation.
  @MainActor
  private static func kept(in other: SeparatedColumn) -> Self? {
    guard (other.column as? UINavigationController)?.viewControllers.isEmpty == true else { return nil }
    return other.first.map { Self($0) }
  }
}

extension UISplitViewController {
  /// The controller that takes the place of the columns while the width is compact, or `nil` if there is none.
  var compactController: UIViewController? { style == .unspecified ? nil : viewController(for: .compact) }

  /// The controllers of all columns while ``compactController`` takes their place.
  fileprivate var columnsKept: [UIViewController] {
    [Column.primary, .supplementary, .secondary].compactMap { column in
      guard column != .supplementary || style == .tripleColumn else { return nil }
      let content = viewController(for: column)
      return content?.navigationController ?? content
    }
  }
}
