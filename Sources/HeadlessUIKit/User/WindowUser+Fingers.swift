extension WindowUser {
  /// Makes the gesture of a recogniser, which passes through its states and calls its handler in each.
  ///
  /// A tap and a swipe have only the state `ended`; other gestures begin, change and end.
  ///
  /// - Parameter recognizer: A recogniser of a view on screen.
  /// - Returns: `true` if the recogniser is enabled and its delegate allowed the gesture.
  /// - Throws: ``UserGestureError`` if its view is not among those on top, or takes no touches.
  @discardableResult
  public func perform(_ recognizer: UIGestureRecognizer) throws -> Bool {
    let gesture = "perform \(Swift.type(of: recognizer))"
    try requireRest(gesture)
    guard let view = recognizer.view, let top = top?.loadedView, view.isDescendant(of: top) else {
      throw error(gesture, "its view is not on top")
    }
    var candidate: UIView? = view
    while let current = candidate {
      guard current.isSeen, current.isUserInteractionEnabled else { throw error(gesture, "its view takes no touches") }
      candidate = current.superviewReference
    }
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    return recognizer.recognize(isDiscrete ? [.ended] : [.began, .changed, .ended])
  }

  /// Pulls the content of the first scroll view with a refresh control, which begins and sends `valueChanged`.
  ///
  /// - Throws: ``UserGestureError`` if there is no such scroll view on top.
  public func pullToRefresh() throws {
    let gesture = "pull to refresh"
    try requireRest(gesture)
    guard let control = top?.loadedView.flatMap(refreshControl) else {
      throw error(gesture, "nothing on top has a refresh control")
    }
    control.pull()
  }

  /// Types into the search field of the bar in place of its text, which begins the search.
  ///
  /// - Parameter text: The text that the user types.
  /// - Throws: ``UserGestureError`` if the bar has no search field.
  public func search(for text: String) throws {
    try searchController(for: "search for \"\(text)\"").searchBar.type(text)
  }

  /// Ends the search in the bar.
  ///
  /// - Throws: ``UserGestureError`` if the bar has no search field.
  public func cancelSearch() throws {
    let controller = try searchController(for: "cancel the search")
    controller.searchBar.delegate?.searchBarCancelButtonClicked(controller.searchBar)
    controller.isActive = false
  }

  private func searchController(for gesture: String) throws -> UISearchController {
    try requireRest(gesture)
    for controller in visibleControllers.reversed() {
      if let search = controller.navigationItemStorage?.searchController { return search }
    }
    throw error(gesture, "the bar has no search field")
  }

  private func refreshControl(in view: UIView) -> UIRefreshControl? {
    guard view.isSeen else { return nil }
    if let control = (view as? UIScrollView)?.refreshControl { return control }
    for subview in view.subviewList {
      if let control = refreshControl(in: subview) { return control }
    }
    return nil
  }
}
