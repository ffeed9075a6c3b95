@MainActor
extension RuntimeAttribute {
  /// Sets the property at the end of the key path.
  ///
  /// Like key-value coding, it reads each property on the way. A path through the view of a controller therefore loads
  /// that view. If there is no such property, or the value is of another type, it warns in UIKit's words.
  func set(on object: NSObject) {
    var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let last = keys.removeLast()
    var target = object
    for key in keys {
      // Every view has a layer, but only drawing needs it.
      if key == "layer", target is UIView { return }
      switch target.object(forKey: key) {
      case .some(.some(let next)): target = next
      // As in Objective-C, setting a property of `nil` does nothing.
      case .some(.none): return
      case .none: return warnUnset(of: object)
      }
    }
    if let value, target.set(value, forKey: last) { return }
    warnUnset(of: object)
  }

  private func warnUnset(of object: NSObject) {
    UIKitWarnings.warn(
      """
      Failed to set (\(keyPath)) user defined inspected property on (\(String(reflecting: type(of: object)))): \
      this class is not key value coding-compliant for the key \(keyPath).
      """
    )
  }
}

@MainActor
extension NSObject {
  /// Returns the object that a property holds.
  ///
  /// The inner optional is `nil` if the property is empty. The outer one is `nil` if there is no such property.
  fileprivate func object(forKey key: String) -> NSObject?? {
    switch (self, key) {
    case (_, "self"): .some(self)
    case (let controller as UITableViewController, "tableView"): .some(controller.tableView)
    case (let controller as UINavigationController, "topViewController"): .some(controller.topViewController)
    case (let controller as UIViewController, "view"): .some(controller.view)
    case (let controller as UIViewController, "navigationItem"): .some(controller.navigationItem)
    case (let controller as UIViewController, "tabBarItem"): .some(controller.tabBarItem)
    case (let controller as UIViewController, "parentViewController"): .some(controller.parent)
    case (let controller as UIViewController, "navigationController"): .some(controller.navigationController)
    case (let controller as UIViewController, "tabBarController"): .some(controller.tabBarController)
    case (let controller as UIViewController, "splitViewController"): .some(controller.splitViewController)
    case (let cell as UITableViewCell, "contentView"): .some(cell.contentView)
    case (let cell as UITableViewCell, "textLabel"): .some(cell.textLabel)
    case (let cell as UITableViewCell, "detailTextLabel"): .some(cell.detailTextLabel)
    case (let cell as UITableViewCell, "imageView"): .some(cell.imageView)
    case (let cell as UITableViewCell, "accessoryView"): .some(cell.accessoryView)
    case (let table as UITableView, "tableHeaderView"): .some(table.tableHeaderView)
    case (let table as UITableView, "tableFooterView"): .some(table.tableFooterView)
    case (let view as UIView, "superview"): .some(view.superview)
    case (let item as UINavigationItem, "leftBarButtonItem"): .some(item.leftBarButtonItem)
    case (let item as UINavigationItem, "rightBarButtonItem"): .some(item.rightBarButtonItem)
    default: nil
    }
  }

  /// Sets a property by its name in Objective-C.
  ///
  /// - Returns: `true` if there is such a property of the type of the value.
  fileprivate func set(_ value: RuntimeAttribute.Value, forKey key: String) -> Bool {
    switch (key, value) {
    case ("title", .string(let text)):
      put(text, \UIViewController.title) || put(text, \UISwitch.title) || put(text, \UINavigationItem.title)
        || put(text, \UIBarItem.title)
    case ("text", .string(let text)): put(text, \UILabel.text) || put(text, \UITextField.text)
    case ("placeholder", .string(let text)): put(text, \UITextField.placeholder)
    case ("prompt", .string(let text)): put(text, \UINavigationItem.prompt)
    case ("backButtonTitle", .string(let text)): put(text, \UINavigationItem.backButtonTitle)
    case ("badgeValue", .string(let text)): put(text, \UITabBarItem.badgeValue)
    case ("restorationIdentifier", .string(let text)): put(text, \UIViewController.restorationIdentifier)
    case ("accessibilityIdentifier", .string(let text)):
      put(text, \UIView.accessibilityIdentifier) || put(text, \UIBarItem.accessibilityIdentifier)
    case ("accessibilityLabel", .string(let text)):
      put(text, \UIView.accessibilityLabel) || put(text, \UIBarItem.accessibilityLabel)

    case ("modalInPresentation", .boolean(let flag)), ("isModalInPresentation", .boolean(let flag)):
      put(flag, \UIViewController.isModalInPresentation)
    case ("hidesBottomBarWhenPushed", .boolean(let flag)): put(flag, \UIViewController.hidesBottomBarWhenPushed)
    case ("definesPresentationContext", .boolean(let flag)): put(flag, \UIViewController.definesPresentationContext)
    case ("navigationBarHidden", .boolean(let flag)): put(flag, \UINavigationController.isNavigationBarHidden)
    case ("hidesBackButton", .boolean(let flag)): put(flag, \UINavigationItem.hidesBackButton)
    case ("enabled", .boolean(let flag)):
      put(flag, \UILabel.isEnabled) || put(flag, \UIControl.isEnabled) || put(flag, \UIBarItem.isEnabled)
    case ("selected", .boolean(let flag)): put(flag, \UIControl.isSelected)
    case ("on", .boolean(let flag)): put(flag, \UISwitch.isOn)
    case ("secureTextEntry", .boolean(let flag)): put(flag, \UITextField.isSecureTextEntry)
    case ("hidden", .boolean(let flag)): put(flag, \UIView.isHidden)
    case ("userInteractionEnabled", .boolean(let flag)): put(flag, \UIView.isUserInteractionEnabled)

    case ("alpha", .number(let number)): put(number, \UIView.alpha)
    case ("tag", .number(let number)):
      Int(exactly: number).map { put($0, \UIView.tag) || put($0, \UIBarItem.tag) } ?? (self is UIView)
    default: false
    }
  }

  /// Sets a property of a class, and returns `true` if the object is of that class.
  private func put<Owner, Value>(_ value: Value, _ property: ReferenceWritableKeyPath<Owner, Value>) -> Bool {
    guard let owner = self as? Owner else { return false }
    owner[keyPath: property] = value
    return true
  }

  /// Sets the property of a class to an object of another type, as outlets do, or to `nil` if the object is of no such type.
  func link<Owner, Value>(_ object: NSObject, _ property: ReferenceWritableKeyPath<Owner, Value?>) -> Bool {
    put(object as? Value, property)
  }

  /// Sets the flags that an element of a document has under the names of properties.
  func setFlags(of element: DocumentElement) {
    for name in element.attributes.keys {
      if let flag = element.flag(name) { _ = set(.boolean(flag), forKey: name) }
    }
  }
}
