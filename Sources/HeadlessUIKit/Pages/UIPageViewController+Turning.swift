extension UIPageViewController {
  /// Turns to other pages by code.
  final func turn(to pages: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    let new = fitting(pages)
    forgetNeighbours()
    let waiting = takeBackWaitingChange(for: new)
    var change = PageChange(to: new, in: self)
    change.completion = completion
    for page in change.leaving { page.beginMovingFromParent() }
    for page in change.arriving { page.beginMoving(toParent: self) }
    if let waiting {
      change.old = waiting.old
      change.leaving = waiting.leaving + change.leaving
    }
    childList = new
    readIndicator()
    show(change, animated: animated)
  }

  private func show(_ change: PageChange, animated: Bool) {
    let isSame = change.old.elementsEqual(change.new) { $0 === $1 }
    if appearance == .appeared, !isSame, let window = loadedView?.window {
      let transition = PageTransition(change, in: self, animated: animated, clock: window.transitionClock)
      pageTransition = transition
      transition.schedule()
      return
    }
    let (covered, uncovered) = (change.covered, change.uncovered)
    for index in 0..<max(covered.count, uncovered.count) {
      exchangeVisibleChild(covered.dropFirst(index).first, for: uncovered.dropFirst(index).first)
    }
    for page in change.arriving { page.endMoving(toParent: self) }
    for page in change.leaving { page.endMovingFromParent(self) }
    change.completion?(true)
  }

  /// Returns the pages that will be displayed, or raises an exception if their number does not fit the spine.
  private func fitting(_ pages: [UIViewController]) -> [UIViewController] {
    let required = spineLocation == .mid ? 2 : 1
    // The back of the page before is for the animation.
    let hasBack = isDoubleSided && required == 1 && pages.count == 2
    guard pages.count == required || hasBack else {
      raise(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for "
          + "the requested transition"
      )
    }
    return Array(pages.prefix(required))
  }

  /// Cancels a change that has not begun, so that the next one starts from the pages that are still on screen.
  ///
  /// - Parameter incoming: The pages of the next change. Those among them that were leaving enter again.
  /// - Returns: The cancelled change, or `nil` if no change was waiting.
  private func takeBackWaitingChange(for incoming: [UIViewController]) -> PageChange? {
    guard let pageTransition, !pageTransition.hasBegun else { return nil }
    pageTransition.withdraw()
    self.pageTransition = nil
    var change = pageTransition.change
    for page in change.arriving { page.endMoving(toParent: self) }
    change.leaving.removeAll { page in
      guard incoming.contains(where: { $0 === page }) else { return false }
      page.endMovingFromParent(self)
      return true
    }
    if let completion = change.completion { pageTransition.clock.deliver { completion(false) } }
    return change
  }
}
