// Sources: developer.apple.com/documentation/uikit/uimenubuilder, uimenusystem, uiresponder/buildmenu(with:) (the delegate of the app
// builds the main menu), and uimainmenusystem/setbuildconfiguration(_:buildhandler:).
/// The main menu, whose commands the keys of a keyboard perform.
final class MainMenu: UIMenuBuilder {
  let system: UIMenuSystem = .main
  private var top: [UIMenuElement]

  /// Builds the menu: the standard menus, what the app configures, and what its delegate adds or removes.
  init() {
    let standard: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    top = [UIMenu(identifier: .root, children: standard.map { UIMenu(identifier: $0) })]
    UIMainMenuSystem.shared.buildHandler?(self)
    (UIApplication.shared.delegateReference as? UIResponder)?.buildMenu(with: self)
  }

  /// The commands of keys, from the first menu to the last.
  var keyCommands: [UIKeyCommand] { top.flatMap(\.keyCommands) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { top.lazy.compactMap { $0.menu(for: identifier) }.first }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
    top = top.flatMap { $0.replaced(identifier, change) }
  }
}

extension UIMenuElement {
  fileprivate final var keyCommands: [UIKeyCommand] {
    if let command = self as? UIKeyCommand { return [command] }
    return (self as? UIMenu)?.children.flatMap(\.keyCommands) ?? []
  }

  fileprivate final func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    guard let menu = self as? UIMenu, menu.identifier != identifier else { return self as? UIMenu }
    return menu.children.lazy.compactMap { $0.menu(for: identifier) }.first
  }

  /// Returns the element in which others stand for the menu with an identifier.
  fileprivate final func replaced(
    _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    guard let menu = self as? UIMenu else { return [self] }
    if menu.identifier == identifier { return change(menu) }
    guard menu.menu(for: identifier) != nil else { return [menu] }
    return [menu.replacingChildren(menu.children.flatMap { $0.replaced(identifier, change) })]
  }
}
