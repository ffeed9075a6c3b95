// Sources: developer.apple.com/documentation/uikit/uisplitviewcontroller: the column is on the trailing edge, custom views show and hide
// it, and "when the interface is collapsed, the split view controller displays the inspector as a sheet over the secondary column".
// Unsure: that it is hidden until it is shown, and a child only while it is beside the secondary column.
extension UISplitViewController {
  /// Returns a Boolean value that indicates whether a column is on screen while the split view controller is.
  @available(iOS 26.0, *)
  public final func isShowing(_ column: Column) -> Bool {
    if column == .inspector { return isInspectorBeside || isInspectorSheet }
    if let collapsedColumns { return column == topColumn(of: collapsedColumns) }
    guard let controller = columns[column], columnOrder.contains(column) else { return false }
    return !isHidden(controller)
  }

  /// The layout that the traits of the children have.
  final var layoutEnvironment: LayoutEnvironment { isCollapsed ? .collapsed : .expanded }

  /// The children in the other columns, from the leading edge.
  final var columnList: [UIViewController] { childList.filter { $0 !== inspector } }

  /// A Boolean value that indicates whether the inspector is a column.
  final var isInspectorBeside: Bool { inspector.map { $0.parentReference === self } ?? false }

  private var isInspectorSheet: Bool {
    inspector.map { $0.presenterReference != nil && !$0.isBeingDismissed } ?? false
  }

  final func setInspector(_ controller: UIViewController?) {
    let wasShown = isInspectorBeside || isInspectorSheet
    hideInspector()
    columns[.inspector] = controller
    inspector = controller.map(wrapped)
    if wasShown { showInspector() }
  }

  /// Shows the inspector: as a column, or as a sheet while the split view controller is collapsed.
  final func showInspector() {
    guard style != .unspecified, let inspector, !isInspectorBeside, !isInspectorSheet else { return }
    guard isCollapsed else { return replaceColumns(with: columnList + [inspector]) }
    present(inspector, animated: UIView.areAnimationsEnabled)
    inspector.presentationController?.afterUserDismissal = { [weak self] in
      guard let self, HeadlessSystem.version >= 26 else { return }
      delegateReference?.splitViewController(self, didHide: .inspector)
    }
  }

  final func hideInspector() {
    if isInspectorBeside { replaceColumns(with: columnList) }
    if isInspectorSheet { inspector?.dismiss(animated: UIView.areAnimationsEnabled) }
  }

  /// Moves the inspector between the column and the sheet while other columns collapse or separate.
  final func moveInspector(during change: () -> Void) {
    let wasShown = isInspectorBeside || isInspectorSheet
    if isInspectorBeside { replaceColumns(with: columnList) }
    if isInspectorSheet {
      inspector?.modalTransition?.finish()
      inspector?.dismiss(animated: false)
      // The sheet is gone before the column takes its controller.
      inspector?.modalTransition?.finish()
    }
    change()
    if wasShown { showInspector() }
  }

  /// Returns the column whose controller is on top of the one stack.
  private func topColumn(of collapsed: CollapsedColumns) -> Column {
    if columns[.compact] != nil { return .compact }
    guard let stack = childList.first as? UINavigationController else { return .primary }
    if collapsed.hasMovedDetail(on: stack) { return .secondary }
    return stack.childList.contains { $0 === collapsed.firstOfMiddle } ? .supplementary : .primary
  }
}
