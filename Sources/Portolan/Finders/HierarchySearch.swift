/// Walks the hierarchy for a ``StackIteratingFinder``, in the order that ``SearchOptions`` states.
@MainActor
struct HierarchySearch {
  let options: SearchOptions

  func first<ViewController: UIViewController>(
    _ type: ViewController.Type,
    in scope: SearchScope,
    where isTarget: (ViewController) -> Bool
  ) -> ViewController? {
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

  private func first<ViewController: UIViewController>(
    in viewController: UIViewController,
    itself: Bool,
    where isTarget: (ViewController) -> Bool
  ) -> ViewController? {
    if itself, let candidate = viewController as? ViewController, isTarget(candidate) { return candidate }
    guard !options.isDisjoint(with: [.visible, .contained]), !viewController.children.isEmpty,
      let container = viewController.container
    else { return nil }
    let visible = container.visibleViewControllers
    for child in visible {
      if let found = first(in: child, itself: true, where: isTarget) { return found }
    }
    guard options.contains(.contained) else { return nil }
    let children = container.containedViewControllers
    for position in children.indices {
      let child = children[container.isSearchedFromEnd ? children.count - 1 - position : position]
      if visible.contains(where: { $0 === child }) { continue }
      if let found = first(in: child, itself: true, where: isTarget) { return found }
    }
    return nil
  }
}
