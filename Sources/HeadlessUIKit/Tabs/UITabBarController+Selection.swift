extension UITabBarController {
  final func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    let old = shownTab
    selected = controller
    moveToMore(controller)
    let new = shownTab
    if new !== old { exchangeVisibleChild(old, for: new, newIsFirst: true) }
  }

  /// Replaces the tabs.
  ///
  /// - Parameters:
  ///   - new: The controllers of the new tabs.
  ///   - released: A child that is already leaving. Its own `removeFromParent` makes its callbacks.
  ///   - preferred: The child to select if the selected one leaves, or `nil` for the child at its index.
  final func replaceTabs(
    with new: [UIViewController], releasing released: UIViewController? = nil,
    preferring preferred: UIViewController? = nil
  ) {
    prepareMore(for: new)
    for controller in new {
      if controller.flags.contains(.marked) {
        raise("UITabBarController cannot hold the same view controller twice (\(describe(controller)))")
      }
      controller.flags.insert(.marked)
    }
    let oldIndex = childList.firstIndex { $0 === selected } ?? NSNotFound
    let leaving = childList.filter { !$0.flags.contains(.marked) && $0 !== released }
    for controller in new { controller.flags.remove(.marked) }
    let arriving = new.filter { $0.parentReference !== self && $0 !== more?.displayed }
    for controller in leaving { controller.beginMovingFromParent() }
    for controller in arriving { controller.beginMoving(toParent: self) }
    childList = new
    reselect(previousIndex: oldIndex, preferring: preferred)
    for controller in leaving { controller.endMovingFromParent(self) }
    for controller in arriving { controller.endMoving(toParent: self) }
    updateMore()
  }

  private func reselect(previousIndex: Int, preferring preferred: UIViewController?) {
    if let selected, childList.contains(where: { $0 === selected }) { return }
    if let selected, selected === more, hasMore { return }
    let old = shownTab
    selected = childList.indices.contains(previousIndex) ? childList[previousIndex] : childList.first
    if let preferred { selected = preferred }
    moveToMore(selected)
    exchangeVisibleChild(old, for: shownTab, newIsFirst: true)
  }
}
