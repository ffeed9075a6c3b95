extension UIViewController {
  /// Applies the settings that a document defines for the controller.
  ///
  /// UIKit does so inside `init?(coder:)`, before the part of a subclass. The values that the subclass has set
  /// therefore stay.
  ///
  /// - Parameters:
  ///   - model: The controller's description in the document.
  ///   - table: The table that receives the buttons of bars and their connections.
  func apply(_ model: ViewControllerModel, _ table: ObjectTable) {
    apply(model.settings)
    if let item = model.navigationItem { apply(item, table) }
    if let item = model.tabBarItem { apply(item) }
    table.add(model.runtimeAttributes, of: self)
  }

  private func apply(_ settings: ViewControllerSettings) {
    if title == nil, let title = settings.title { self.title = title }
    if restorationIdentifier == nil { restorationIdentifier = settings.restorationIdentifier }
    if chosenPresentationStyle == .automatic, let style = settings.modalPresentationStyle {
      modalPresentationStyle = UIModalPresentationStyle(document: style) ?? chosenPresentationStyle
    }
    if modalTransitionStyle == .coverVertical, let style = settings.modalTransitionStyle {
      modalTransitionStyle = UIModalTransitionStyle(document: style) ?? .coverVertical
    }
    if settings.isModalInPresentation == true { isModalInPresentation = true }
    if settings.hidesBottomBarWhenPushed == true { hidesBottomBarWhenPushed = true }
    if settings.definesPresentationContext == true { definesPresentationContext = true }
    if settings.isNavigationBarHidden == true, let navigation = self as? UINavigationController {
      navigation.isNavigationBarHidden = true
    }
  }

  private func apply(_ model: NavigationItemModel, _ table: ObjectTable) {
    let item = navigationItem
    // The item begins with the title of the controller, which the document may override.
    if let title = model.title, item.title == nil || item.title == self.title { item.title = title }
    if item.prompt == nil { item.prompt = model.prompt }
    if item.backButtonTitle == nil { item.backButtonTitle = model.backButtonTitle }
    if item.leftBarButtonItems == nil, !model.leftItems.isEmpty {
      item.leftBarButtonItems = items(model.leftItems, table)
    }
    if item.rightBarButtonItems == nil, !model.rightItems.isEmpty {
      item.rightBarButtonItems = items(model.rightItems, table)
    }
  }

  private func items(_ models: [BarButtonModel], _ table: ObjectTable) -> [UIBarButtonItem] {
    models.map { model in
      let item = model.makeItem()
      table.add(item, id: model.id, connections: model.connections)
      table.add(model.runtimeAttributes, of: item)
      return item
    }
  }

  private func apply(_ model: TabBarItemModel) {
    guard let item = tabBarItem else { return }
    if let title = model.systemTitle ?? model.title, item.title == nil || item.title == self.title {
      item.title = title
    }
    if item.tag == 0 { item.tag = model.tag }
    if item.image == nil { item.image = model.image?.image }
    if item.selectedImage == nil { item.selectedImage = model.selectedImage?.image }
    if item.badgeValue == nil { item.badgeValue = model.badgeValue }
  }
}
