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
    if isCollapsed {
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
}
