/// A namespace for finding the screens that are behind a controller, however it was opened.
@MainActor
enum WaysBack {
  /// Returns the controllers that must be shown, in this order, so that a controller leaves the screen.
  static func back(from viewController: UIViewController) -> [UIViewController] {
    let tab = TabChange.of(viewController)?.wayBack
    guard let behind = behind(viewController) else { return tab.map { [$0] } ?? [] }
    return [behind] + (tab.map { [$0] } ?? [])
  }

  /// Returns the controller that a controller covers: the previous one on the enclosing stack, or the presenting one.
  private static func behind(_ viewController: UIViewController) -> UIViewController? {
    var child = viewController
    while let parent = child.parent {
      if let container = parent.container, container.isStack {
        let stack = container.containedViewControllers
        if let index = stack.indexOfInstance(child), index > 0 { return stack[index - 1] }
      } else if parent.container != nil {
        // A tab, a column or a page was not opened by a step of its own; the screens around it stay.
        return nil
      }
      child = parent
    }
    return child.levelBelow
  }
}
