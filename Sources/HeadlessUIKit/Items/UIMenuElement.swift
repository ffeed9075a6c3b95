extension UIMenuElement {
  /// The actions that can be chosen, including the actions of menus inside and of entries that come later.
  final var choosable: [UIAction] {
    switch self {
    case let menu as UIMenu: menu.children.flatMap(\.choosable)
    case let deferred as UIDeferredMenuElement: deferred.elements.flatMap(\.choosable)
    case let action as UIAction: action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
    default: []
    }
  }
}

extension UIAction {
  func trigger(sender: AnyObject?) {
    let outer = senderReference
    senderReference = sender
    handler(self)
    senderReference = outer
  }
}
