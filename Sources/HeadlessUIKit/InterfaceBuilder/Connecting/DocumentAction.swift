/// An action that a document connects to a control.
@MainActor
struct DocumentAction {
  /// The selector in the document's spelling, such as `buy:`.
  let selector: String
  /// The object that performs the action.
  ///
  /// If it is `nil`, the first capable responder from the control upward performs the action.
  weak var target: NSObject?
  private let isTargeted: Bool
  private let file: String

  init(selector: String, target: NSObject?, file: String) {
    self.selector = selector
    self.target = target
    isTargeted = target != nil
    self.file = file
  }

  /// Adds the action to a control or bar button.
  ///
  /// Other sources of actions have no gestures here.
  func attach(to source: NSObject, event: String?) {
    let action = UIAction { action in perform(sender: action.sender as? NSObject) }
    if let control = source as? UIControl {
      control.addAction(action, for: UIControl.Event.named[event ?? ""] ?? .primaryActionTriggered)
    } else if let item = source as? UIBarButtonItem, item.primaryAction == nil {
      item.primaryAction = action
    }
  }

  private func perform(sender: NSObject?) {
    if isTargeted {
      guard let target else { return }
      if (target as? any InterfaceBuilderConnecting)?.perform(action: selector, sender: sender) == true { return }
      return ConnectionReport.unperformed(selector, by: target, file: file)
    }
    let chain = (sender as? UIResponder).map { first in sequence(first: first) { $0.next } }
    _ = chain?.first { ($0 as? any InterfaceBuilderConnecting)?.perform(action: selector, sender: sender) == true }
  }
}

extension UIControl.Event {
  /// The events by the names that documents give them.
  fileprivate static let named: [String: Self] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpInside": .touchUpInside,
    "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
