extension WindowUser {
  /// Opens the menu of an element, as a long press or a tap does, and chooses an entry, whose handler is called.
  ///
  /// Buttons and buttons of the bar have a menu as a property. The delegate of a table or a collection is asked for the menu of a
  /// row, and the delegate of a ``UIContextMenuInteraction`` for the menu of any other view. The entries of menus inside the
  /// menu can be chosen as well.
  ///
  /// - Parameters:
  ///   - title: The title of the entry.
  ///   - name: The title of the element, or another name by which the user would call it.
  /// - Throws: ``UserGestureError`` if no element with a menu has the name, or the menu has no such entry.
  public func choose(_ title: String, inMenuOf name: String) throws {
    let title = title.onOneLine
    let name = name.onOneLine
    let gesture = "choose \"\(title)\" in the menu of \"\(name)\""
    try requireRest(gesture)
    guard let (menu, sender) = openMenu(of: name) else { throw error(gesture, "nothing with a menu has that name") }
    guard let action = menu.choosable.first(where: { $0.chosenTitle == title }) else {
      throw error(gesture, "the menu has no such entry")
    }
    action.trigger(sender: sender)
  }

  private func openMenu(of name: String) -> (UIMenu, sender: AnyObject?)? {
    if let button = containerGestures.first(where: { $0.title == name && $0.menu != nil }), let menu = button.menu {
      return (menu, button.sender)
    }
    let usable = elements.called(name).filter { $0.obstacle == nil }
    return usable.lazy.compactMap(menu(of:)).first
      ?? top?.loadedView.flatMap { $0.menu(ofViewCalled: name) }.map { ($0, nil) }
  }

  private func menu(of element: ScreenElement) -> (UIMenu, sender: AnyObject?)? {
    if let (list, place) = element.row { return list.menu(at: place).map { ($0, nil) } }
    guard element.kind == .button else { return nil }
    return (element.view as? UIButton)?.menu.map { ($0, element.view) }
  }

  /// Returns the choices of the entries in a menu.
  func choices(in menu: UIMenu, of name: String) -> [PossibleGesture] {
    var titles: Set<String> = []
    return menu.choosable.map(\.chosenTitle).filter { titles.insert($0).inserted }.map { title in
      PossibleGesture(
        "choose \"\(title)\" in the menu of \"\(name)\"", step: "choose \(title) in the menu of \(name)"
      ) { try choose(title, inMenuOf: name) }
    }
  }

  /// Returns the choices in the menus of buttons, rows, items and other views.
  func viewMenus(_ names: ElementNames, besides containers: [ContainerGesture]) -> [PossibleGesture] {
    var gestures: [PossibleGesture] = []
    // As in `openMenu(of:)`, the first element with a menu has the name.
    var taken = Set(containers.filter { $0.menu != nil }.compactMap(\.title))
    for (element, index) in names.usable {
      guard let menu = menu(of: element)?.0 else { continue }
      let free = element.names.first { !taken.contains($0) }
      guard let name = free ?? names.name(at: index) else { continue }
      taken.insert(name)
      gestures += choices(in: menu, of: name)
    }
    let views: [(UIMenu, name: String)] = top?.loadedView.map(\.interactionMenus) ?? []
    for (menu, name) in views where taken.insert(name).inserted {
      gestures += choices(in: menu, of: name)
    }
    return gestures
  }
}

extension UIView {
  /// Returns the menu of the first view with a name and an interaction.
  fileprivate final func menu(ofViewCalled name: String) -> UIMenu? {
    guard isSeen, takesTouches else { return nil }
    if !menuInteractions.isEmpty, menuNames.contains(name), let menu = interactionMenu { return menu }
    return readingOrder.lazy.compactMap { $0.menu(ofViewCalled: name) }.first
  }

  /// The menus of the views with an interaction, with their names.
  fileprivate final var interactionMenus: [(UIMenu, name: String)] {
    guard isSeen, takesTouches else { return [] }
    var own: [(UIMenu, name: String)] = []
    if let name = menuNames.first, let menu = interactionMenu { own.append((menu, name)) }
    return own + readingOrder.flatMap(\.interactionMenus)
  }

  private final var menuInteractions: [UIContextMenuInteraction] {
    interactions.compactMap { $0 as? UIContextMenuInteraction }
  }

  private final var interactionMenu: UIMenu? {
    menuInteractions.lazy.compactMap { interaction in
      interaction.delegateReference?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)?.menu
    }.first
  }

  private final var menuNames: [String] {
    guard !menuInteractions.isEmpty else { return [] }
    return (texts + [accessibilityLabel, accessibilityIdentifier, elementDescription.image]).compactMap {
      $0?.onOneLine
    }
  }
}
