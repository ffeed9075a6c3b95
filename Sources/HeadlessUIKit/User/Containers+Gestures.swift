extension UINavigationController {
  /// A Boolean value that indicates whether the bar has a back button, and so also a back swipe.
  final var hasBackButton: Bool {
    guard childList.count > 1, !isNavigationBarHidden else { return false }
    guard let item = topViewController?.navigationItemStorage else { return true }
    if item.hidesBackButton { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  /// Pops the top with a gesture.
  final func popInteractively(completing: Bool) {
    _ = pop(to: childList.count - 2, animated: true, gesture: completing ? .completed : .cancelled)
  }
}

extension UITabBarController {
  /// A Boolean value that indicates whether the visible controller hides the tab bar.
  final var isTabBarHidden: Bool {
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.childList.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Selects a tab as a tap does.
  ///
  /// - Returns: `true` if the delegate allowed the selection.
  final func selectByTap(_ controller: UIViewController) -> Bool {
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }
}
