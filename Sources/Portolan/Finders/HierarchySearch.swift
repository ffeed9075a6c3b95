/// Walks the hierarchy for a ``StackIteratingFinder``, in the order that ``SearchOptions`` states.
@MainActor
struct HierarchySearch {
  let options: SearchOptions

  /// - Parameters:
  ///   - scope: Where the search starts.
  ///   - isTarget: Whether a controller is the one that is looked for.
  /// - Complexity: O(n) in the number of controllers that the options cover.
  func first(
    in scope: SearchScope, where isTarget: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    guard let start = scope.start else { return nil }
    if !options.isDisjoint(with: [.current, .visible, .contained]) {
      let found = first(in: start, itself: !options.isDisjoint(with: [.current, .visible]), where: isTarget)
      if let found { return found }
    }
    if options.contains(.presented) {
      var level = start.presentedOnTop
      while let next = level {
        if let found = first(in: next, itself: true, where: isTarget) { return found }
        level = next.presentedOnTop
      }
    }
    if options.contains(.presenting) {
      var level = start.levelBelow
      while let next = level {
        if let found = first(in: next, itself: true, where: isTarget) { return found }
        level = next.levelBelow
      }
    }
    return nil
  }

  private func first(
    in viewController: UIViewController, itself: Bool, where isTarget: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    if itself, isTarget(viewController) { return viewController }
    guard !options.isDisjoint(with: [.visible, .contained]), !viewController.children.isEmpty else { return nil }
    if let found = viewController.firstVisibleChild({ first(in: $0, itself: true, where: isTarget) }) { return found }
    guard options.contains(.contained) else { return nil }
    // The most common container by far: all but the top are hidden.
    if let navigation = viewController as? UINavigationController {
      let stack = navigation.viewControllers
      var index = stack.count - 1
      while index > 0 {
        index -= 1
        if let found = first(in: stack[index], itself: true, where: isTarget) { return found }
      }
      return nil
    }
    guard let container = viewController.container else { return nil }
    let visible = container.visibleViewControllers
    let children = container.containedViewControllers
    let isSearchedFromEnd = container.isSearchedFromEnd
    for position in children.indices {
      let child = children[isSearchedFromEnd ? children.count - 1 - position : position]
      if visible.containsInstance(child) { continue }
      if let found = first(in: child, itself: true, where: isTarget) { return found }
    }
    return nil
  }
}
