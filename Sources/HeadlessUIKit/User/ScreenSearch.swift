/// A search for the elements with which the user can interact in a tree of views, in reading order.
@MainActor
struct ScreenSearch {
  private(set) var elements: [ScreenElement] = []
  private var fieldCount = 0
  private var valueCount = 0

  /// Creates a search of the elements in a view.
  init(_ view: UIView?) {
    if let view { _ = visit(view, obstacle: nil, label: nil) }
  }

  /// Visits a view and the views inside it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - obstacle: The reason why the views around this one let no touches through.
  ///   - label: The text that precedes the view. It names a control without a name of its own.
  /// - Returns: The text that precedes the next view.
  private mutating func visit(_ view: UIView, obstacle: String?, label: String?) -> String? {
    guard view.isSeen else { return label }
    let obstacle = Self.obstacle(of: view, inside: obstacle)
    let (spoken, identifier) = (view.accessibilityLabel, view.accessibilityIdentifier)
    if let recognizer = view.tapRecognizer { add(.tappable(recognizer), view.texts + [spoken, identifier], obstacle) }
    switch view {
    case let view as UILabel: return view.shownText ?? label
    case let segments as UISegmentedControl:
      let obstacle = segments.isEnabled ? obstacle : "it is not enabled"
      for title in segments.tappableTitles { add(.segment(segments, title: title), [title], obstacle) }
    case let collection as UICollectionView: visitItems(of: collection, obstacle: obstacle)
    case let control as UIControl: add(control, control.isEnabled ? obstacle : "it is not enabled", label: label)
    case let text as UITextView where text.isEditable:
      add(.field(text), [spoken, label, identifier, text.typedText], obstacle)
    case let wheels as UIPickerView: add(.value(wheels), [spoken, label, identifier], obstacle)
    case let table as UITableView: visitRows(of: table, obstacle: obstacle)
    default: return visit(view.readingOrder, obstacle: obstacle, label: label)
    }
    return nil
  }

  /// Visits views one after the other.
  private mutating func visit(_ views: [UIView], obstacle: String?, label: String?) -> String? {
    views.reduce(label) { visit($1, obstacle: obstacle, label: $0) }
  }

  private static func obstacle(of view: UIView, inside obstacle: String?) -> String? {
    obstacle ?? (view.takesTouches ? nil : "it takes no touches")
  }

  private mutating func add(_ kind: ScreenElement.Kind, _ names: [String?], _ obstacle: String?) {
    var position: Int?
    switch kind {
    case .field:
      fieldCount += 1
      position = fieldCount
    case .value:
      valueCount += 1
      position = valueCount
    case .button, .toggle, .row, .segment, .tappable: break
    }
    elements.append(ScreenElement(kind, names: names, position: position, obstacle: obstacle))
  }

  private mutating func add(_ control: UIControl, _ obstacle: String?, label: String?) {
    let (spoken, identifier) = (control.accessibilityLabel, control.accessibilityIdentifier)
    switch control {
    case let field as UITextField:
      let text = field.isSecureTextEntry ? nil : field.typedText
      add(.field(field), [spoken, field.placeholder, label, identifier, text], obstacle)
    case let toggle as UISwitch: add(.toggle(toggle), [spoken, toggle.title, label, identifier], obstacle)
    case is UIDatePicker, is UIStepper, is UISlider: add(.value(control), [spoken, label, identifier], obstacle)
    case let button as UIButton:
      add(.button(button), [button.currentTitle, spoken, identifier, button.currentImage?.name], obstacle)
    default: add(.button(control), control.texts + [spoken, identifier], obstacle)
    }
  }

  private mutating func visitRows(of table: UITableView, obstacle: String?) {
    var label = table.tableHeaderView.flatMap { visit($0, obstacle: obstacle, label: nil) }
    for section in 0..<table.numberOfSections {
      if let header = table.delegateReference?.tableView(table, viewForHeaderInSection: section) {
        label = visit(header, obstacle: obstacle, label: nil)
      }
      label = visit(section, of: table, obstacle: obstacle, label: label)
      if let footer = table.delegateReference?.tableView(table, viewForFooterInSection: section) {
        label = visit(footer, obstacle: obstacle, label: nil)
      }
    }
    if let footer = table.tableFooterView { _ = visit(footer, obstacle: obstacle, label: nil) }
  }

  private mutating func visitItems(of collection: UICollectionView, obstacle: String?) {
    var label: String?
    for section in 0..<collection.numberOfSections {
      label = visit(collection.headers(ofSection: section), obstacle: obstacle, label: label)
      label = visit(section, of: collection, obstacle: obstacle, label: label)
      label = visit(collection.footers(ofSection: section), obstacle: obstacle, label: label)
    }
  }

  /// Visits the cells of a section, as an element each, and the views inside them.
  private mutating func visit(_ section: Int, of list: any RowList, obstacle: String?, label: String?) -> String? {
    var label = label
    for row in 0..<list.count(inSection: section) {
      let indexPath = IndexPath(row: row, section: section)
      guard let cell = list.cell(at: indexPath), cell.isSeen else { continue }
      let obstacle = Self.obstacle(of: cell, inside: obstacle)
      let names = cell.texts + [cell.accessibilityLabel, cell.accessibilityIdentifier]
      add(.row(list, indexPath), names, obstacle ?? (list.allowsSelection ? nil : "it cannot be selected"))
      label = visit(cell.readingOrder, obstacle: obstacle, label: cell.texts.first)
    }
    return label
  }
}
