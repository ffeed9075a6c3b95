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
    if let recognizer = view.tapRecognizer {
      add(.tappable, view, view.texts + view.spokenOrHidden, obstacle) { recognizer.recognize([.ended]) }
    }
    let element = view.elementDescription
    switch element.role {
    case .label: return element.label ?? label
    case .list: (view as? any RowList).map { visitRows(of: $0, obstacle: obstacle) }
    case .segments, .control, .button, .field, .toggle, .value: add(view, element, obstacle, label: label)
    case .text where element.isEditable: add(view, element, obstacle, label: label)
    case .group, .row, .image, .status, .text: return visit(view.readingOrder, obstacle: obstacle, label: label)
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

  private mutating func add(_ view: UIView, _ element: ElementDescription, _ obstacle: String?, label: String?) {
    let obstacle = element.isEnabled ? obstacle : "it is not enabled"
    let tap = {
      element.tap()
      return true
    }
    let (spoken, identifier) = (view.accessibilityLabel, view.accessibilityIdentifier)
    switch element.role {
    case .segments:
      for part in element.parts where part.isEnabled {
        guard let title = part.label else { continue }
        add(.segment, view, [title], obstacle) {
          part.tap()
          return true
        }
      }
    case .control: add(.button, view, view.texts + view.spokenOrHidden, obstacle, tap)
    case .button: add(.button, view, [element.label] + view.spokenOrHidden + [element.image], obstacle, tap)
    case .toggle: add(.toggle, view, [spoken, element.label, label, identifier], obstacle, tap)
    case .value:
      valueCount += 1
      add(.value, view, [spoken, label, identifier], position: valueCount, obstacle) { true }
    default:
      fieldCount += 1
      let typed = element.isSecure ? nil : element.value()
      add(.field, view, [spoken, element.label, label, identifier, typed], position: fieldCount, obstacle) {
        view.becomeFirstResponder()
      }
    }
  }

  private mutating func add(
    _ kind: ScreenElement.Kind, _ view: UIView, _ names: [String?], position: Int? = nil, _ obstacle: String?,
    _ tap: @escaping () -> Bool
  ) {
    var element = ScreenElement(kind, view, names: names, obstacle: obstacle, tap: tap)
    element.position = position.map { "#\($0)" }
    elements.append(element)
  }

  /// Visits the views around the rows of a list, each cell as an element, and the views inside the cells.
  private mutating func visitRows(of list: any RowList, obstacle: String?) {
    for section in list.readSections {
      _ = visit(section.headers, obstacle: obstacle, label: nil)
      for (place, cell) in section.rows {
        let obstacle = Self.obstacle(of: cell, inside: obstacle)
        let refusal = obstacle ?? (list.takesSelection ? nil : "it cannot be selected")
        let texts = cell.texts
        var row = ScreenElement(.row, cell, names: texts + cell.spokenOrHidden, obstacle: refusal) {
          list.tapRow(at: place)
        }
        row.row = (list, place)
        elements.append(row)
        _ = visit(cell.readingOrder, obstacle: obstacle, label: texts.first)
      }
      _ = visit(section.footers, obstacle: obstacle, label: nil)
    }
  }
}

extension UIView {
  /// The names of the view that are not on screen: its label for assistive technologies, and its identifier.
  fileprivate final var spokenOrHidden: [String?] { [accessibilityLabel, accessibilityIdentifier] }
}
