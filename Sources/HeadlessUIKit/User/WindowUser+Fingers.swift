extension WindowUser {
  /// Makes the gesture of a recogniser: it passes through its states and calls its handler in each.
  ///
  /// A tap and a swipe have only the state `ended`; other gestures begin, change and end.
  ///
  /// - Parameter recognizer: A recogniser of a view on screen.
  /// - Returns: `true` if the recogniser is enabled and its delegate allowed the gesture.
  /// - Throws: ``UserGestureError`` if its view is not among those on top, or takes no touches.
  @discardableResult
  public func perform(_ recognizer: UIGestureRecognizer) throws -> Bool {
    let gesture = "perform \(Swift.type(of: recognizer))"
    try requireTouches(gesture, on: recognizer.view)
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    return recognizer.recognize(isDiscrete ? [.ended] : [.began, .changed, .ended])
  }

  /// Pulls the content of the first scroll view with a refresh control; the control begins and sends `valueChanged`.
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

  /// Types into the search field of the bar in place of its text, and begins the search.
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
    controller.searchBar.delegateReference?.searchBarCancelButtonClicked(controller.searchBar)
    controller.isActive = false
  }

  /// The controller of the search field in the bar.
  var searchController: UISearchController? {
    visibleControllers.reversed().lazy.compactMap { $0.navigationItemStorage?.searchController }.first
  }

  private func searchController(for gesture: String) throws -> UISearchController {
    try requireRest(gesture)
    guard let searchController else { throw error(gesture, "the bar has no search field") }
    return searchController
  }

  /// The pull to refresh, and the gestures of recognisers other than a single tap.
  var fingerGestures: [PossibleGesture] {
    guard let view = top?.loadedView else { return [] }
    let pull = refreshControl(in: view).flatMap { control in
      control.isRefreshing ? nil : PossibleGesture("pull to refresh", step: "pull to refresh") { try pullToRefresh() }
    }
    return (pull.map { [$0] } ?? []) + recognizerGestures(in: view)
  }

  private func recognizerGestures(in view: UIView) -> [PossibleGesture] {
    var counts: [String: Int] = [:]
    return view.touchableRecognizers.map { recognizer in
      let name = "\(recognizer.kind) on \(recognizer.view?.touchedName ?? "the screen")"
      counts[name, default: 0] += 1
      let step = counts[name] == 1 ? name : "\(name) #\(counts[name] ?? 1)"
      return PossibleGesture(step, step: step) { try perform(recognizer) }
    }
  }

  private func refreshControl(in view: UIView) -> UIRefreshControl? {
    guard view.isSeen else { return nil }
    return (view as? UIScrollView)?.refreshControl ?? view.subviewList.lazy.compactMap(refreshControl).first
  }
}

extension UIView {
  /// The recognisers with a handler in the view and in the views inside it, except those that a tap reaches.
  fileprivate final var touchableRecognizers: [UIGestureRecognizer] {
    guard isSeen, takesTouches else { return [] }
    let tap = tapRecognizer
    let own = recognizers.filter { $0.isEnabled && $0.isHandled && $0 !== tap }
    return own + readingOrder.flatMap(\.touchableRecognizers)
  }

  /// The name of a view on which the user makes a gesture.
  fileprivate final var touchedName: String {
    accessibilityLabel ?? accessibilityIdentifier ?? texts.first ?? "\(Swift.type(of: self))"
  }
}
