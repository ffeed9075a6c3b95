extension ContainerGesture {
  /// Returns the written form of a turn: a swipe of pages beside each other, or a scroll of pages below each other.
  static func turn(
    _ direction: UIPageViewController.NavigationDirection, _ orientation: UIPageViewController.NavigationOrientation
  ) -> String {
    switch (orientation, direction) {
    case (.horizontal, .forward): "swipe left"
    case (.horizontal, .reverse): "swipe right"
    case (.vertical, .forward): "scroll down"
    case (.vertical, .reverse): "scroll up"
    }
  }
}

extension UIPageViewController: UserContainer {
  /// The turns to the neighbouring pages.
  final var gestures: [ContainerGesture] {
    let neighbours = knownNeighbours()
    var gestures: [ContainerGesture] = []
    for (direction, pages) in [(NavigationDirection.forward, neighbours.after), (.reverse, neighbours.before)]
    where !pages.isEmpty {
      gestures.append(
        ContainerGesture(kind: .movement, text: ContainerGesture.turn(direction, navigationOrientation)) {
          [self] completing in
          turnInteractively(to: pages, direction, completing: completing)
          return completing
        }
      )
    }
    return gestures
  }

  /// The page indicator, or no lines if there is none.
  final var renderedFooter: [String] {
    guard let indicator else { return [] }
    return [(0..<indicator.count).map { $0 == indicator.index ? "●" : "○" }.joined(separator: " ")]
  }

  /// Reads the page indicator from the data source, but only when code has turned to a page.
  final func readIndicator() {
    guard transitionStyle == .scroll, let dataSource = dataSourceReference else {
      indicator = nil
      return
    }
    let count = dataSource.presentationCount(for: self)
    indicator = count > 0 ? (count, dataSource.presentationIndex(for: self)) : nil
  }

  /// Adapts to a completed turn of the user.
  final func didTurn(_ direction: NavigationDirection) {
    neighbours = nil
    guard let indicator else { return }
    let index = indicator.index + (direction == .forward ? 1 : -1)
    self.indicator?.index = min(max(index, 0), indicator.count - 1)
  }

  /// Returns the neighbouring pages, and asks the data source for them once.
  private func knownNeighbours() -> (before: [UIViewController], after: [UIViewController]) {
    if let neighbours { return neighbours }
    let new = (before: pages(.reverse), after: pages(.forward))
    neighbours = new
    return new
  }

  /// Returns the pages that would be displayed after a turn, or none.
  private func pages(_ direction: NavigationDirection) -> [UIViewController] {
    guard let dataSource = dataSourceReference, let page = direction == .forward ? childList.last : childList.first
    else { return [] }
    func next(_ page: UIViewController) -> UIViewController? {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let neighbour = next(page) else { return [] }
    guard isDoubleSided else { return [neighbour] }
    // The other side of the leaf.
    guard let other = next(neighbour) else { return [] }
    guard spineLocation == .mid else { return [other] }
    return direction == .forward ? [neighbour, other] : [other, neighbour]
  }

  private func turnInteractively(to pages: [UIViewController], _ direction: NavigationDirection, completing: Bool) {
    guard let window = loadedView?.enclosingWindow else { return }
    var change = PageChange(to: pages, in: self)
    change.isCompleted = completing
    change.direction = direction
    let transition = PageTransition(change, in: self, animated: true, clock: window.transitionClock)
    pageTransition = transition
    transition.schedule()
  }
}

extension WindowUser {
  /// Turns to the next or the previous page of the page view controller on screen.
  ///
  /// - Parameters:
  ///   - direction: The direction of the turn.
  ///   - completing: `true` to complete the turn, or `false` to cancel it and restore the previous state.
  /// - Throws: ``UserGestureError`` if the data source has no such page, or there are no pages on screen.
  public func turnPage(_ direction: UIPageViewController.NavigationDirection, completing: Bool = true) throws {
    let pages = visibleControllers.lazy.compactMap { $0 as? UIPageViewController }.last
    let gesture = ContainerGesture.turn(direction, pages?.navigationOrientation ?? .horizontal)
    try perform(gesture, completing: completing, orThrow: "there is no such page")
  }
}
