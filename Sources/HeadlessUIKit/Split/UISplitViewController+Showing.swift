extension UISplitViewController {
  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let navigation = childList.first as? UINavigationController {
      navigation.pushViewController(controller, animated: true)
    } else if style == .unspecified {
      replaceColumns(with: [controller] + childList.dropFirst())
    } else {
      setColumn(.primary, to: controller)
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    if collapsed {
      if let navigation = childList.first as? UINavigationController, !(controller is UINavigationController) {
        navigation.pushViewController(controller, animated: true)
      } else {
        present(controller, animated: true, completion: nil)
      }
    } else if style == .unspecified {
      replaceColumns(with: childList.prefix(1) + [controller])
    } else {
      setColumn(.secondary, to: controller)
    }
  }

  /// Collapses or separates, as a change of the window's width class does.
  final func setCollapsed(_ collapse: Bool) {
    guard collapse != collapsed else { return }
    if collapse {
      let secondary = childList.count > 1 ? childList.last : nil
      let primary = childList.first
      if let secondary, let primary {
        let isDealtWith =
          delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        setAside = secondary
        replaceColumns(with: isDealtWith ? [primary] : [primary])
      }
      collapsed = true
    } else {
      collapsed = false
      guard let primary = childList.first else { return }
      let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary) ?? setAside
      setAside = nil
      if let secondary { replaceColumns(with: [primary, secondary]) }
    }
  }
}
