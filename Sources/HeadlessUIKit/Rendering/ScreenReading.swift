// The parts of the screen that no public property has, for a rendering outside of this module.

extension UIView {
  /// The controller of which this is the view, or `nil` if it is a part of another view.
  package final var owner: UIViewController? { viewController }
  /// The names by which assistive technologies call the view.
  package final var spokenNames: [String] { [accessibilityLabel].compactMap { $0 } + texts }
  /// The views inside in reading order.
  package final var shownInOrder: [UIView] { readingOrder.filter(\.isSeen) }
  /// A Boolean value that indicates whether a recogniser of taps makes the view a button.
  package final var isTappable: Bool { tapRecognizer != nil }
}

extension UIImageView {
  /// The name of the image, or `nil` if there is none.
  package final var nameOfImage: String? { shownImage.map { accessibilityLabel ?? $0.name } }
}

extension UINavigationController {
  /// The title of the back button, or `nil` if the bar has none.
  package final var backTitle: String? {
    hasBackButton ? childList.dropLast().last?.titleOfWayBack : nil
  }

  /// The title in the bar.
  package final var barTitle: String? {
    guard let top = childList.last else { return nil }
    return top.navigationItemStorage.map(\.title) ?? top.titleStorage
  }
}

extension UITableView {
  /// The sections with their titles and cells.
  package final var sectionsOnScreen:
    [(header: String?, headerView: UIView?, cells: [UITableViewCell], footer: String?, footerView: UIView?)]
  {
    (0..<numberOfSections).map { section in
      (
        dataSourceReference?.tableView(self, titleForHeaderInSection: section),
        delegateReference?.tableView(self, viewForHeaderInSection: section), seenCells(inSection: section),
        dataSourceReference?.tableView(self, titleForFooterInSection: section),
        delegateReference?.tableView(self, viewForFooterInSection: section)
      )
    }
  }
}

extension UITableViewCell {
  /// The marks at the end of the row, unless the app has put a view there.
  package final var accessoryMarks: [String] {
    guard accessoryView == nil else { return [] }
    return switch accessoryType {
    case .none: []
    case .disclosureIndicator: ["›"]
    case .detailDisclosureButton: ["(i)", "›"]
    case .checkmark: ["✓"]
    case .detailButton: ["(i)"]
    }
  }
}

extension UICollectionView {
  /// The sections with their cells, and the views above and below them.
  package final var sectionsOnScreen: [(headers: [UIView], cells: [UICollectionViewCell], footers: [UIView])] {
    (0..<numberOfSections).map { section in
      (headers(ofSection: section), seenCells(inSection: section), footers(ofSection: section))
    }
  }
}
