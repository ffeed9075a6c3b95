extension UIViewController {
  /// Sets the view from the controller's nib and connects the objects in it, or returns `false` if there is no nib.
  ///
  /// The program ends if a nib that the controller names is missing, cannot be read, or connects no view.
  final func loadViewFromDocument() -> Bool { InterfaceBuilderError.orRaise(try ControllerNib.setView(of: self)) }

  /// Applies the settings that a document defines for the controller.
  ///
  /// UIKit does so inside `init?(coder:)`, before the part of a subclass. The values that the subclass has set
  /// therefore stay.
  ///
  /// - Parameters:
  ///   - model: The controller's description in the document.
  ///   - table: The table that receives the buttons of bars and their connections.
  func apply(_ model: ViewControllerModel, _ table: ObjectTable) {
    if title == nil, let title = model.title { self.title = title }
    if restorationIdentifier == nil { restorationIdentifier = model.restorationIdentifier }
    if chosenPresentationStyle == .automatic {
      modalPresentationStyle = UIModalPresentationStyle(document: model.modalPresentationStyle) ?? .automatic
    }
    if modalTransitionStyle == .coverVertical {
      modalTransitionStyle = UIModalTransitionStyle(document: model.modalTransitionStyle) ?? .coverVertical
    }
    setFlags(of: model.element)
    if let item = model.element.child("navigationItem") { apply(item, table) }
    if let item = model.element.child("tabBarItem") { apply(item) }
  }

  /// Makes the controllers that a document lists the children of a container, unless there are none.
  func contain(
    _ children: [UIViewController], of model: ViewControllerModel, in file: String
  ) throws(InterfaceBuilderError) {
    guard !children.isEmpty else { return }
    switch self {
    case let navigation as UINavigationController:
      if let nested = children.first(where: { $0 is UINavigationController }) {
        let message = "A navigation controller cannot contain \(describe(nested)), which is another."
        throw InterfaceBuilderError(.unexpectedContent, model, in: file, message)
      }
      navigation.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    case let split as UISplitViewController: split.viewControllers = Array(children.prefix(2))
    default: break
    }
  }

  private func apply(_ model: DocumentElement, _ table: ObjectTable) {
    let item = navigationItem
    // The item begins with the title of the controller, which the document may override.
    if let title = model.string("title"), item.title == nil || item.title == self.title { item.title = title }
    if item.prompt == nil { item.prompt = model.string("prompt") }
    if item.backButtonTitle == nil {
      item.backButtonTitle = model.string("backButtonTitle") ?? model.child(key: "backBarButtonItem")?.string("title")
    }
    if item.leftBarButtonItems == nil { item.leftBarButtonItems = items("left", model, table) }
    if item.rightBarButtonItems == nil { item.rightBarButtonItems = items("right", model, table) }
  }

  private func items(_ side: String, _ item: DocumentElement, _ table: ObjectTable) -> [UIBarButtonItem]? {
    let items = BarButtonModel.list(side, in: item).map { model in
      let item = model.makeItem()
      table.add(item, for: model)
      return item
    }
    return items.isEmpty ? nil : items
  }

  private func apply(_ model: DocumentElement) {
    guard let item = tabBarItem else { return }
    let systemTitle = UITabBarItem.SystemItem(document: model["systemItem"])?.title
    if let title = systemTitle ?? model.string("title"), item.title == nil || item.title == self.title {
      item.title = title
    }
    if item.tag == 0 { item.tag = model["tag"].flatMap { Int($0) } ?? 0 }
    if item.image == nil { item.image = UIImage(in: model) }
    if item.selectedImage == nil { item.selectedImage = UIImage(in: model, key: "selectedImage") }
    if item.badgeValue == nil { item.badgeValue = model.string("badgeValue") }
  }
}
