extension UISplitViewController {
  /// The columns of the column form from the leading edge.
  final var columnOrder: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Shows a number of columns besides the secondary column, the nearest first.
  ///
  /// - Parameters:
  ///   - count: The number of columns.
  ///   - isTold: `true` if the delegate is notified of each column, because code has not named it.
  final func showColumns(_ count: Int, isTold: Bool) {
    let old = shownColumns ?? columnOrder.count - 1
    guard style != .unspecified, count != old else { return }
    delegateReference?.splitViewController(self, willChangeTo: mode(besides: count))
    let changed = columnOrder.dropLast().suffix(max(count, old)).dropLast(min(count, old))
    if isTold {
      for column in changed {
        if count > old {
          delegateReference?.splitViewController(self, willShow: column)
        } else {
          delegateReference?.splitViewController(self, willHide: column)
        }
      }
    }
    shownColumns = count
    guard !isCollapsed else { return }
    for column in changed {
      guard let child = columns[column].map(wrapped), child.parentReference === self else { continue }
      if count > old { exchangeVisibleChild(nil, for: child) } else { exchangeVisibleChild(child, for: nil) }
    }
    guard isTold, HeadlessSystem.version >= 26 else { return }
    for column in changed {
      if count > old {
        delegateReference?.splitViewController(self, didShow: column)
      } else {
        delegateReference?.splitViewController(self, didHide: column)
      }
    }
  }

  /// Shows the columns of the preferred display mode at once.
  final func followPreferredDisplayMode() {
    guard preferredDisplayMode != .automatic else { return }
    showColumns(min(preferredDisplayMode.columnsBesideSecondary, columnOrder.count - 1), isTold: false)
  }

  /// Returns a Boolean value that indicates whether a child is in a column that is not shown.
  final func isHidden(_ child: UIViewController) -> Bool {
    guard style != .unspecified, !isCollapsed, let shownColumns, shownColumns < columnOrder.count - 1 else {
      return false
    }
    return columnOrder.dropLast(shownColumns + 1).contains {
      columns[$0] === child || columns[$0]?.parentReference === child
    }
  }

  final func mode(besides count: Int) -> DisplayMode {
    switch (count, splitBehavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are visible besides the secondary column.
  var columnsBesideSecondary: Int {
    switch self {
    case .secondaryOnly: 0
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 1
    }
  }
}
