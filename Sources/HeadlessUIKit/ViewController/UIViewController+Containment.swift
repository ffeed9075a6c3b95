extension UIViewController {
  final func adopt(_ child: UIViewController) {
    if child === self { raise("\(describe(self)) cannot be added as a child of itself") }
    if child.parentReference === self { return }
    // Source: developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception, and crash reports.
    if let window = child.loadedView?.superviewReference as? UIWindow, window.rootViewController === child {
      raise(
        "UIViewControllerHierarchyInconsistency: adding a root view controller \(describe(child)) as a child of view "
          + "controller:\(describe(self))"
      )
    }
    if child.parentReference != nil { child.removeFromParent() }
    endContainerTransition()
    child.flags.insert(.movingToParent)
    child.willMove(toParent: self)
    child.parentReference = self
    childList.append(child)
    showAdopted(child)
    HeadlessHierarchy.noteChange(at: self)
  }

  final func leaveParent() {
    parentReference?.endContainerTransition()
    guard let parent = parentReference else { return }
    parent.releaseChild(self)
    parentReference = nil
    flags.remove([.movingToParent, .movingFromParent])
    didMove(toParent: nil)
    HeadlessHierarchy.noteChange(at: parent)
  }

  /// The transition of a container that a call waits for: one that has begun, or that is animated.
  ///
  /// Changes of one turn that are not animated do not wait. The container shows the result of the last of them at once.
  final var transitionToWaitFor: WindowTransition? {
    guard let containerTransition, containerTransition.isCoordinator, !containerTransition.hasEnded else { return nil }
    return containerTransition
  }

  /// Ends the running transition among the children, before one is added or removed by hand.
  private func endContainerTransition() {
    // A call that waited for the end of one may begin the next.
    while let running = containerTransition, !running.hasEnded { running.finish() }
  }

  final func removeFromChildList(_ child: UIViewController) {
    guard let index = childList.lastIndex(where: { $0 === child }) else { return }
    childList.remove(at: index)
  }

  /// Begins to add the controller to a built-in container; the container changes its list of children itself.
  final func beginMoving(toParent parent: UIViewController) {
    if let previous = parentReference, previous !== parent { removeFromParent() }
    flags.insert(.movingToParent)
    willMove(toParent: parent)
    parentReference = parent
  }

  final func endMoving(toParent parent: UIViewController) {
    didMove(toParent: parent)
    flags.remove(.movingToParent)
    HeadlessHierarchy.noteChange(at: parent)
  }

  final func beginMovingFromParent() {
    flags.insert(.movingFromParent)
    willMove(toParent: nil)
  }

  /// Completes the removal that `beginMovingFromParent` began.
  ///
  /// - Parameter parent: The previous container. Another container may have adopted the controller meanwhile.
  final func endMovingFromParent(_ parent: UIViewController) {
    flags.remove(.movingFromParent)
    guard parentReference === parent else { return }
    parentReference = nil
    didMove(toParent: nil)
    HeadlessHierarchy.noteChange(at: parent)
  }

  /// The controller and the containers around it, from the inside out.
  final var withAncestors: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parentReference } }

  final func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
    for case let match as T in withAncestors.dropFirst() { return match }
    return nil
  }

  /// The topmost ancestor, or the controller itself if it has no parent.
  final var rootAncestor: UIViewController {
    var candidate = self
    while let parent = candidate.parentReference { candidate = parent }
    return candidate
  }

  final var runningTransition: WindowTransition? {
    if let transition = containerTransition, transition.isCoordinator { return transition }
    if let transition = modalTransition, transition.isCoordinator { return transition }
    return parentReference?.runningTransition
  }
}
