/// The ways back from controllers, however they were opened.
@MainActor
enum WaysBack {
  /// Returns the controllers to show, one after the other, so that a controller leaves.
  static func back(from viewController: UIViewController) -> [UIViewController] {
    let tab = TabChange.of(viewController)?.wayBack
    guard let behind = behind(viewController) else { return tab.map { [$0] } ?? [] }
    return [behind] + (tab.map { [$0] } ?? [])
  }

  /// Returns what a controller covers: the one under it on its stack, or on the stack that it is in, or what presents it.
  private static func behind(_ viewController: UIViewController) -> UIViewController? {
    var child = viewController
    while let parent = child.parent {
      if let navigation = parent as? UINavigationController {
        if let index = navigation.viewControllers.indexOfInstance(child), index > 0 {
          return navigation.viewControllers[index - 1]
        }
      } else if parent.container != nil {
        // A tab, a column or a page is no step on a way: what is around it stays.
        return nil
      }
      child = parent
    }
    return child.levelBelow
  }
}
