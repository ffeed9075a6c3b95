extension RuntimeAttribute {
  /// Sets the property at the end of the key path.
  ///
  /// Like key-value coding, it reads each property on the way. A path through the view of a controller therefore loads
  /// that view. If there is no such property, or the value is of another type, it warns in UIKit's words.
  @MainActor
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

  @MainActor
  private func warnUnset(of object: NSObject) {
    UIKitWarnings.warn(
      """
      Failed to set (\(keyPath)) user defined inspected property on (\(String(reflecting: type(of: object)))): \
      this class is not key value coding-compliant for the key \(keyPath).
      """
    )
  }
}

extension NSObject {
  /// Returns the object that a property holds.
  ///
  /// The inner optional is `nil` if the property is empty. The outer one is `nil` if there is no such property.
  @MainActor
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
  @MainActor
  fileprivate func set(_ value: RuntimeAttribute.Value, forKey key: String) -> Bool {
    switch self {
    case let controller as UIViewController: controller.set(value, ofControllerFor: key)
    case let view as UIView: view.set(value, ofKindFor: key) || view.set(value, ofViewFor: key)
    case let item as UINavigationItem: item.set(value, ofItemFor: key)
    case let item as UIBarItem: item.set(value, ofBarItemFor: key)
    default: false
    }
  }
}

extension UIViewController {
  fileprivate func set(_ value: RuntimeAttribute.Value, ofControllerFor key: String) -> Bool {
    switch (key, value) {
    case ("title", .string(let value)): title = value
    case ("restorationIdentifier", .string(let value)): restorationIdentifier = value
    case ("modalInPresentation", .boolean(let value)), ("isModalInPresentation", .boolean(let value)):
      isModalInPresentation = value
    case ("hidesBottomBarWhenPushed", .boolean(let value)): hidesBottomBarWhenPushed = value
    case ("definesPresentationContext", .boolean(let value)): definesPresentationContext = value
    case ("navigationBarHidden", .boolean(let value)):
      guard let navigation = self as? UINavigationController else { return false }
      navigation.isNavigationBarHidden = value
    default: return false
    }
    return true
  }
}

extension UIView {
  fileprivate func set(_ value: RuntimeAttribute.Value, ofViewFor key: String) -> Bool {
    switch (key, value) {
    case ("accessibilityIdentifier", .string(let value)): accessibilityIdentifier = value
    case ("accessibilityLabel", .string(let value)): accessibilityLabel = value
    case ("tag", .number(let value)): tag = Int(exactly: value) ?? tag
    case ("alpha", .number(let value)): alpha = value
    case ("hidden", .boolean(let value)): isHidden = value
    case ("userInteractionEnabled", .boolean(let value)): isUserInteractionEnabled = value
    default: return false
    }
    return true
  }

  fileprivate func set(_ value: RuntimeAttribute.Value, ofKindFor key: String) -> Bool {
    switch (self, key, value) {
    case (let label as UILabel, "text", .string(let value)): label.text = value
    case (let label as UILabel, "enabled", .boolean(let value)): label.isEnabled = value
    case (let field as UITextField, "text", .string(let value)): field.text = value
    case (let field as UITextField, "placeholder", .string(let value)): field.placeholder = value
    case (let field as UITextField, "secureTextEntry", .boolean(let value)): field.isSecureTextEntry = value
    case (let toggle as UISwitch, "on", .boolean(let value)): toggle.isOn = value
    case (let toggle as UISwitch, "title", .string(let value)): toggle.title = value
    case (let control as UIControl, "enabled", .boolean(let value)): control.isEnabled = value
    case (let control as UIControl, "selected", .boolean(let value)): control.isSelected = value
    default: return false
    }
    return true
  }
}

extension UINavigationItem {
  fileprivate func set(_ value: RuntimeAttribute.Value, ofItemFor key: String) -> Bool {
    switch (key, value) {
    case ("title", .string(let value)): title = value
    case ("prompt", .string(let value)): prompt = value
    case ("backButtonTitle", .string(let value)): backButtonTitle = value
    case ("hidesBackButton", .boolean(let value)): hidesBackButton = value
    default: return false
    }
    return true
  }
}

extension UIBarItem {
  fileprivate func set(_ value: RuntimeAttribute.Value, ofBarItemFor key: String) -> Bool {
    switch (key, value) {
    case ("title", .string(let value)): title = value
    case ("accessibilityIdentifier", .string(let value)): accessibilityIdentifier = value
    case ("accessibilityLabel", .string(let value)): accessibilityLabel = value
    case ("tag", .number(let value)): tag = Int(exactly: value) ?? tag
    case ("enabled", .boolean(let value)): isEnabled = value
    case ("badgeValue", .string(let value)):
      guard let item = self as? UITabBarItem else { return false }
      item.badgeValue = value
    default: return false
    }
    return true
  }
}
