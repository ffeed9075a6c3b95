// The one file of this module that depends on the platform.

/// A column besides the first one that a collapsed split view controller shows again when there is room.
///
/// Its first controller may be on the stack of the first column.
typealias SeparatedColumn = (column: UIViewController, first: UIViewController?)

extension UISplitViewController {
  /// The columns besides the first one that this collapsed split view controller shows again when there is room.
  ///
  /// UIKit pushes the navigation controller of a column onto the stack, and HeadlessUIKit the controllers in it.
  var columnsForSeparation: [SeparatedColumn] {
    #if canImport(UIKit)
      let stack = (viewControllers.first as? UINavigationController)?.viewControllers ?? []
      guard style != .unspecified else {
        let detail = stack.dropFirst().last { $0 is UINavigationController }
        return detail.map { [($0, $0)] } ?? []
      }
      let all: [Column] = style == .tripleColumn ? [.supplementary, .secondary] : [.secondary]
      return all.compactMap { column in
        guard let content = viewController(for: column) else { return nil }
        let moved = stack.first { $0 === content || content.isInside($0) }
        let controller = content as? UINavigationController ?? moved ?? content.navigationController ?? content
        return (controller, moved ?? content)
      }
    #else
      separatedColumns
    #endif
  }
}

extension UISplitViewController {
  /// The question to the delegate for the controller that leaves the stack of the list, or `nil` if there is no delegate that answers it.
  var separation: Separation? {
    let asking: any SeparationAsking = DelegateOfSplit(delegate: delegate)
    return asking.separation
  }
}

/// A question for the detail of a split view controller, whose first column is the second value.
typealias Separation = (UISplitViewController, UIViewController) -> UIViewController?

// UIKit asks the delegate of the classic style by a method that it has deprecated. A call through a protocol has no warning.
@MainActor
private protocol SeparationAsking {
  var separation: Separation? { get }
}

private struct DelegateOfSplit: SeparationAsking {
  let delegate: (any UISplitViewControllerDelegate)?

  @available(*, deprecated)
  var separation: Separation? { delegate?.splitViewController(_:separateSecondaryFrom:) }
}
