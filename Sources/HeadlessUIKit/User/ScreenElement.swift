import Foundation

/// Something on screen that the user can act on, if nothing is in the way.
@MainActor
struct ScreenElement {
  enum Kind {
    /// A button, or a control of an app's own.
    case button(UIControl)
    case field(UITextField)
    case toggle(UISwitch)
    case row(UITableView, IndexPath)
  }

  let kind: Kind
  /// What the element is called, first by what is read on it.
  let names: [String]
  /// The number of a text field among those on screen, such as `#1`, by which it is reached where nothing has that name.
  let position: String?
  /// Why nothing can be done with the element.
  let obstacle: String?

  init(_ kind: Kind, names: [String?], position: Int? = nil, obstacle: String?) {
    self.kind = kind
    self.names = names.compactMap { $0 }.filter { !$0.isEmpty }
    self.position = position.map { "#\($0)" }
    self.obstacle = obstacle
  }

  /// The gesture that can be made, as it would be written, or `nil` if there is none or the element has no name.
  var gesture: String? {
    guard obstacle == nil, let name = names.first ?? position else { return nil }
    return switch kind {
    case .button: "tap button \"\(name)\""
    case .field: "type into \"\(name)\""
    case .toggle: "toggle \"\(name)\""
    case .row: "tap row \"\(name)\""
    }
  }
}
