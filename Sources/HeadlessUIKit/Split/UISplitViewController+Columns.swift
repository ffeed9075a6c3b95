extension UISplitViewController {
  final func replaceColumns(with new: [UIViewController]) {
    let leaving = childList.filter { old in !new.contains { $0 === old } }
    let arriving = new.filter { $0.parentReference !== self }
    for controller in leaving { controller.beginMovingFromParent() }
    for controller in arriving { controller.beginMoving(toParent: self) }
    childList = new
    for (index, controller) in leaving.enumerated() {
      exchangeVisibleChild(controller, for: index < arriving.count ? arriving[index] : nil)
    }
    for controller in arriving.dropFirst(leaving.count) where !isHidden(controller) {
      exchangeVisibleChild(nil, for: controller)
    }
    for controller in leaving { controller.endMovingFromParent(self) }
    for controller in arriving { controller.endMoving(toParent: self) }
  }

  // MARK: The column form

  final func setColumn(_ column: Column, to controller: UIViewController?) {
    if column == .supplementary, style != .tripleColumn {
      raise("Supplementary column is only valid for UISplitViewController with style .tripleColumn")
    }
    columns[column] = controller
    guard !isCollapsed, column != .compact else { return }
    let order: [Column] = [.primary, .supplementary, .secondary]
    replaceColumns(with: order.compactMap { columns[$0].map(wrapped) })
  }

  final func wrapped(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController { return controller }
    if let wrapper = controller.parentReference as? UINavigationController, wrapper.parentReference === self {
      return wrapper
    }
    return UINavigationController(rootViewController: controller)
  }
}
