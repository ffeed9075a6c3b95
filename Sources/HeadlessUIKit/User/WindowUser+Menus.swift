extension WindowUser {
  /// Opens the menu of an element, as a long press or a tap does, and chooses an entry, whose handler is called.
  ///
  /// Buttons and buttons of the bar have a menu as a property. The delegate of a table or a collection is asked for the menu of a
  /// row, and the delegate of a ``UIContextMenuInteraction`` for that of any other view. The entries of menus inside the
  /// menu can be chosen as well.
  ///
  /// - Parameters:
  ///   - title: The title of the entry.
  ///   - name: The title of the element, or another name by which the user would call it.
  /// - Throws: ``UserGestureError`` if no element with a menu has the name, or the menu has no such entry.
  public func choose(_ title: String, inMenuOf name: String) throws {
    let gesture = "choose \"\(title)\" in the menu of \"\(name)\""
    try requireRest(gesture)
    guard let (menu, sender) = openMenu(of: name) else { throw error(gesture, "nothing with a menu has that name") }
    guard let action = menu.action(titled: title) else { throw error(gesture, "the menu has no such entry") }
    action.trigger(sender: sender)
  }

  private func openMenu(of name: String) -> (UIMenu, sender: AnyObject?)? {
    if let button = containerGestures.first(where: { $0.title == name && $0.menu != nil }), let menu = button.menu {
      return (menu, button.sender)
    }
    for element in elements.called(name) where element.obstacle == nil {
      switch element.kind {
      case .button(let control): if let menu = (control as? UIButton)?.menu { return (menu, control) }
      case .row(let table, let place):
        let answer = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: place, point: .zero)
        if let menu = answer?.menu { return (menu, nil) }
      case .item(let collection, let place):
        if let menu = collection.menu(at: place) { return (menu, nil) }
      case .field, .toggle, .segment, .tappable, .value: break
      }
    }
    return top?.loadedView.flatMap { $0.menu(ofViewCalled: name) }.map { ($0, nil) }
  }
}

extension UIMenu {
  /// Returns the action with a title that can be chosen in the menu or in a menu inside it.
  fileprivate final func action(titled title: String) -> UIAction? {
    for child in children {
      switch child {
      case let menu as UIMenu: if let action = menu.action(titled: title) { return action }
      case let action as UIAction where action.title == title:
        if action.attributes.isDisjoint(with: [.disabled, .hidden]) { return action }
      default: break
      }
    }
    return nil
  }
}

extension UICollectionView {
  fileprivate final func menu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)?.menu
  }
}

extension UIView {
  /// Returns the menu of the first view with a name and an interaction.
  fileprivate final func menu(ofViewCalled name: String) -> UIMenu? {
    guard isSeen, isUserInteractionEnabled else { return nil }
    let menus = interactions.compactMap { $0 as? UIContextMenuInteraction }
    if !menus.isEmpty, (texts + [accessibilityLabel, accessibilityIdentifier, nameOfPicture]).contains(name) {
      for interaction in menus {
        let answer = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
        if let menu = answer?.menu { return menu }
      }
    }
    for subview in readingOrder {
      if let menu = subview.menu(ofViewCalled: name) { return menu }
    }
    return nil
  }

  private final var nameOfPicture: String? { (self as? UIImageView)?.shownImage?.name }
}
