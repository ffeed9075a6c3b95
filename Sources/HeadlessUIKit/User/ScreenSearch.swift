import Foundation

/// A search for the elements with which the user can interact in a tree of views, in reading order.
@MainActor
struct ScreenSearch {
  private(set) var elements: [ScreenElement] = []
  private var fieldCount = 0
  private var valueCount = 0

  /// Creates a search of the elements in a view.
  init(_ view: UIView?) {
    if let view { _ = visit(view, touchable: true, label: nil) }
  }

  /// Visits a view and the views inside it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - touchable: A Boolean value that indicates whether all views around this one let touches through.
  ///   - label: The text that precedes the view. It names a control without a name of its own.
  /// - Returns: The text that precedes the next view.
  private mutating func visit(_ view: UIView, touchable: Bool, label: String?) -> String? {
    guard view.isSeen else { return label }
    let touchable = touchable && view.isUserInteractionEnabled
    if let recognizer = view.tapRecognizer {
      let names = view.texts + [view.accessibilityLabel, view.accessibilityIdentifier]
      elements.append(
        ScreenElement(.tappable(recognizer), names: names, obstacle: touchable ? nil : "it takes no touches"))
    }
    switch view {
    case let view as UILabel:
      return view.text ?? label
    case let segments as UISegmentedControl:
      let obstacle = !segments.isEnabled ? "it is not enabled" : touchable ? nil : "it takes no touches"
      elements += segments.tappableTitles.map {
        ScreenElement(.segment(segments, title: $0), names: [$0], obstacle: obstacle)
      }
      return nil
    case let collection as UICollectionView:
      visitItems(of: collection, touchable: touchable)
      return nil
    case let control as UIControl:
      if control is UITextField { fieldCount += 1 }
      if control is UIDatePicker || control is UIStepper || control is UISlider { valueCount += 1 }
      elements.append(element(for: control, touchable: touchable, label: label))
      return nil
    case let text as UITextView where text.isEditable:
      fieldCount += 1
      elements.append(element(for: text, touchable: touchable, label: label))
      return nil
    case let wheels as UIPickerView:
      valueCount += 1
      let names = [wheels.accessibilityLabel, label, wheels.accessibilityIdentifier]
      let obstacle = touchable ? nil : "it takes no touches"
      elements.append(ScreenElement(.value(wheels), names: names, position: valueCount, obstacle: obstacle))
      return nil
    case let table as UITableView:
      visitRows(of: table, touchable: touchable)
      return nil
    default:
      var label = label
      for subview in view.readingOrder { label = visit(subview, touchable: touchable, label: label) }
      return label
    }
  }

  private func element(for text: UITextView, touchable: Bool, label: String?) -> ScreenElement {
    ScreenElement(
      .field(text), names: [text.accessibilityLabel, label, text.accessibilityIdentifier, text.text],
      position: fieldCount, obstacle: touchable ? nil : "it takes no touches")
  }

  private func element(for control: UIControl, touchable: Bool, label: String?) -> ScreenElement {
    let obstacle = !control.isEnabled ? "it is not enabled" : touchable ? nil : "it takes no touches"
    let (spoken, identifier) = (control.accessibilityLabel, control.accessibilityIdentifier)
    switch control {
    case let field as UITextField:
      let text = field.isSecureTextEntry ? nil : field.text
      return ScreenElement(
        .field(field),
        names: [spoken, field.placeholder, label, identifier, text],
        position: fieldCount,
        obstacle: obstacle
      )
    case let toggle as UISwitch:
      return ScreenElement(.toggle(toggle), names: [spoken, toggle.title, label, identifier], obstacle: obstacle)
    case is UIDatePicker, is UIStepper, is UISlider:
      return ScreenElement(
        .value(control), names: [spoken, label, identifier], position: valueCount, obstacle: obstacle)
    case let button as UIButton:
      let names = [button.currentTitle, spoken, identifier, button.currentImage?.name]
      return ScreenElement(.button(button), names: names, obstacle: obstacle)
    default:
      return ScreenElement(.button(control), names: control.texts + [spoken, identifier], obstacle: obstacle)
    }
  }

  private mutating func visitRows(of table: UITableView, touchable: Bool) {
    var label = table.tableHeaderView.flatMap { visit($0, touchable: touchable, label: nil) }
    for section in 0..<table.numberOfSections {
      if let header = table.delegate?.tableView(table, viewForHeaderInSection: section) {
        label = visit(header, touchable: touchable, label: nil)
      }
      for row in 0..<table.numberOfRows(inSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        guard let cell = table.cell(at: indexPath), cell.isSeen else { continue }
        elements.append(element(for: cell, at: indexPath, of: table, touchable: touchable))
        label = cell.texts.first
        let isTouchable = touchable && cell.isUserInteractionEnabled
        for subview in cell.readingOrder { label = visit(subview, touchable: isTouchable, label: label) }
      }
      if let footer = table.delegate?.tableView(table, viewForFooterInSection: section) {
        label = visit(footer, touchable: touchable, label: nil)
      }
    }
    if let footer = table.tableFooterView { _ = visit(footer, touchable: touchable, label: nil) }
  }

  private mutating func visitItems(of collection: UICollectionView, touchable: Bool) {
    var label: String?
    for section in 0..<collection.numberOfSections {
      for view in collection.headers(ofSection: section) { label = visit(view, touchable: touchable, label: label) }
      for item in 0..<collection.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        guard let cell = collection.cell(at: indexPath), cell.isSeen else { continue }
        let isTouchable = touchable && cell.isUserInteractionEnabled
        let obstacle = !isTouchable ? "it takes no touches" : collection.allowsSelection ? nil : "it cannot be selected"
        let names = cell.texts + [cell.accessibilityLabel, cell.accessibilityIdentifier]
        elements.append(ScreenElement(.item(collection, indexPath), names: names, obstacle: obstacle))
        label = cell.texts.first
        for subview in cell.readingOrder { label = visit(subview, touchable: isTouchable, label: label) }
      }
      for view in collection.footers(ofSection: section) { label = visit(view, touchable: touchable, label: label) }
    }
  }

  private func element(
    for cell: UITableViewCell,
    at indexPath: IndexPath,
    of table: UITableView,
    touchable: Bool
  ) -> ScreenElement {
    let isTouchable = touchable && cell.isUserInteractionEnabled
    let obstacle = !isTouchable ? "it takes no touches" : table.allowsSelection ? nil : "it cannot be selected"
    let names = cell.texts + [cell.accessibilityLabel, cell.accessibilityIdentifier]
    return ScreenElement(.row(table, indexPath), names: names, obstacle: obstacle)
  }
}
