/// A search through the hierarchy for a ``StackIteratingFinder``, in the order that ``SearchOptions`` defines.
@MainActor
struct HierarchySearch<Target: UIViewController> {
  let options: SearchOptions

  /// Returns the first controller that satisfies a condition.
  ///
  /// - Parameters:
  ///   - scope: The window and the controller that the search starts from.
  ///   - isTarget: A closure that returns `true` for the controller to find. It receives controllers of the right
  ///     class.
  /// - Returns: The controller, or `nil` if the places of the options have no such controller.
  /// - Complexity: O(*n*), if the options cover *n* controllers.
  func first(in scope: SearchScope, where isTarget: @MainActor (Target) -> Bool) -> Target? {
    guard let start = scope.start else { return nil }
    if !options.isDisjoint(with: [.current, .visible, .contained]) {
      let isSearchedItself = !options.isDisjoint(with: [.current, .visible])
      if isSearchedItself, let found = start as? Target, isTarget(found) { return found }
      if !start.children.isEmpty, let found = first(inside: start, where: isTarget) { return found }
    }
    if options.contains(.presented) {
      var level = start.presentedOnTop
      while let next = level {
        if let found = first(in: next, where: isTarget) { return found }
        level = next.presentedOnTop
      }
    }
    if options.contains(.presenting) {
      var level = start.levelBelow
      while let next = level {
        if let found = first(in: next, where: isTarget) { return found }
        level = next.levelBelow
      }
    }
    return nil
  }

  private func first(
    in viewController: UIViewController, where isTarget: @MainActor (Target) -> Bool
  ) -> Target? {
    if let found = viewController as? Target, isTarget(found) { return found }
    // Most controllers have no children.
    if viewController.children.isEmpty { return nil }
    return first(inside: viewController, where: isTarget)
  }

  private func first(
    inside viewController: UIViewController, where isTarget: @MainActor (Target) -> Bool
  ) -> Target? {
    guard !options.isDisjoint(with: [.visible, .contained]) else { return nil }
    // A navigation controller is by far the most common container. Its top is visible, and the rest follows downward.
    if let navigation = viewController as? UINavigationController {
      let stack = navigation.viewControllers
      var index = stack.count
      let end = options.contains(.contained) ? 0 : max(0, index - 1)
      // The class of a controller decides whether it can be the target or a container. Neighbours often have the same class.
      var otherClass: ObjectIdentifier?
      while index > end {
        index -= 1
        let candidate = stack[index]
        let candidateClass = ObjectIdentifier(type(of: candidate))
        if candidateClass == otherClass { continue }
        if let found = first(in: candidate, where: isTarget) { return found }
        if !(candidate is Target), candidate.knownContainer == nil { otherClass = candidateClass }
      }
      return nil
    }
    guard let container = viewController.container else { return nil }
    let visible = container.visibleViewControllers
    for child in visible {
      if let found = first(in: child, where: isTarget) { return found }
    }
    guard options.contains(.contained) else { return nil }
    let children = container.containedViewControllers
    let isStack = container.isStack
    for position in children.indices {
      let child = children[isStack ? children.count - 1 - position : position]
      if visible.containsInstance(child) { continue }
      if let found = first(in: child, where: isTarget) { return found }
    }
    return nil
  }
}
