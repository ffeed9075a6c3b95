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
    switch (self, key, value) {
    case (let object as UIViewController, "title", .string(let value)): object.title = value
    case (let object as UIViewController, "restorationIdentifier", .string(let value)):
      object.restorationIdentifier = value
    case (let object as UIViewController, "modalInPresentation", .boolean(let value)),
      (let object as UIViewController, "isModalInPresentation", .boolean(let value)):
      object.isModalInPresentation = value
    case (let object as UIViewController, "hidesBottomBarWhenPushed", .boolean(let value)):
      object.hidesBottomBarWhenPushed = value
    case (let object as UIViewController, "definesPresentationContext", .boolean(let value)):
      object.definesPresentationContext = value
    case (let object as UINavigationController, "navigationBarHidden", .boolean(let value)):
      object.isNavigationBarHidden = value

    case (let object as UILabel, "text", .string(let value)): object.text = value
    case (let object as UILabel, "enabled", .boolean(let value)): object.isEnabled = value
    case (let object as UITextField, "text", .string(let value)): object.text = value
    case (let object as UITextField, "placeholder", .string(let value)): object.placeholder = value
    case (let object as UITextField, "secureTextEntry", .boolean(let value)): object.isSecureTextEntry = value
    case (let object as UISwitch, "on", .boolean(let value)): object.isOn = value
    case (let object as UISwitch, "title", .string(let value)): object.title = value
    case (let object as UIControl, "enabled", .boolean(let value)): object.isEnabled = value
    case (let object as UIControl, "selected", .boolean(let value)): object.isSelected = value
    case (let object as UIView, "accessibilityIdentifier", .string(let value)): object.accessibilityIdentifier = value
    case (let object as UIView, "accessibilityLabel", .string(let value)): object.accessibilityLabel = value
    case (let object as UIView, "tag", .number(let value)): object.tag = Int(exactly: value) ?? object.tag
    case (let object as UIView, "alpha", .number(let value)): object.alpha = value
    case (let object as UIView, "hidden", .boolean(let value)): object.isHidden = value
    case (let object as UIView, "userInteractionEnabled", .boolean(let value)): object.isUserInteractionEnabled = value

    case (let object as UINavigationItem, "title", .string(let value)): object.title = value
    case (let object as UINavigationItem, "prompt", .string(let value)): object.prompt = value
    case (let object as UINavigationItem, "backButtonTitle", .string(let value)): object.backButtonTitle = value
    case (let object as UINavigationItem, "hidesBackButton", .boolean(let value)): object.hidesBackButton = value

    case (let object as UIBarItem, "title", .string(let value)): object.title = value
    case (let object as UIBarItem, "accessibilityIdentifier", .string(let value)):
      object.accessibilityIdentifier = value
    case (let object as UIBarItem, "accessibilityLabel", .string(let value)): object.accessibilityLabel = value
    case (let object as UIBarItem, "tag", .number(let value)): object.tag = Int(exactly: value) ?? object.tag
    case (let object as UIBarItem, "enabled", .boolean(let value)): object.isEnabled = value
    case (let object as UITabBarItem, "badgeValue", .string(let value)): object.badgeValue = value

    default: return false
    }
    return true
  }
}
