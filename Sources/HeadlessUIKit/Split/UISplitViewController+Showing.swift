extension UISplitViewController {
  final func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let navigation = childList.first as? UINavigationController {
      navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
    } else if style == .unspecified {
      replaceColumns(with: [controller] + childList.dropFirst())
    } else {
      setColumn(.primary, to: controller)
    }
  }

  final func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    if isCollapsed {
      guard let stack = childList.first as? UINavigationController else {
        return present(controller, animated: UIView.areAnimationsEnabled, completion: nil)
      }
      stackDetail(controller, on: stack)
    } else if style == .unspecified {
      replaceColumns(with: childList.prefix(1) + [controller])
    } else {
      setColumn(.secondary, to: controller)
    }
  }
}
