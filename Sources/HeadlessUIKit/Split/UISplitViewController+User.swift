extension ContainerGesture {
  /// The swipe that brings a hidden column in from the edge.
  static let fromEdge = "swipe from edge"
  /// The swipe that moves a column out over the edge.
  static let toEdge = "swipe to edge"
}

extension UISplitViewController: UserContainer {
  /// The swipes that show and hide columns, and the tap on the button that does.
  final var gestures: [ContainerGesture] {
    guard hasColumns else { return [] }
    let all = columnOrder.count - 1
    let shown = shownColumns ?? all
    var gestures: [ContainerGesture] = []
    if presentsWithGesture {
      if shown < all { gestures.append(movement(ContainerGesture.fromEdge, to: shown + 1)) }
      if shown > 0 { gestures.append(movement(ContainerGesture.toEdge, to: shown - 1)) }
    }
    if let title = displayModeButtonTitle {
      gestures.append(
        ContainerGesture(kind: .barButton, text: "tap bar button \"\(title)\"", title: title) { [self] _ in
          showColumns(shown < all ? shown + 1 : all - 1, isTold: true)
          return true
        })
    }
    return gestures
  }

  /// The bar with the button, or no lines if there is none.
  final var renderedHeader: [String] { displayModeButtonTitle.map { ["[\($0)]"] } ?? [] }

  /// A Boolean value that indicates whether there are columns that can be hidden.
  private var hasColumns: Bool { style != .unspecified && !isCollapsed && columnList.count > 1 }

  /// The name of the button that changes the display mode, or `nil` if the button is not on screen.
  private var displayModeButtonTitle: String? {
    let isAutomatic = displayModeButtonVisibility == .automatic && presentsWithGesture
    guard hasColumns, isAutomatic || displayModeButtonVisibility == .always else { return nil }
    return (shownColumns ?? columnOrder.count - 1) < columnOrder.count - 1 ? "Show Sidebar" : "Hide Sidebar"
  }

  private func movement(_ text: String, to count: Int) -> ContainerGesture {
    ContainerGesture(kind: .movement, text: text) { [self] completing in
      if completing { showColumns(count, isTold: true) }
      return completing
    }
  }
}

extension WindowUser {
  /// Swipes a hidden column of the split view controller on screen in from the edge.
  ///
  /// - Parameter completing: `true` to complete the swipe, or `false` to cancel it and change nothing.
  /// - Throws: ``UserGestureError`` if no column is hidden, or the swipe is disabled.
  public func swipeFromEdge(completing: Bool = true) throws {
    try perform(ContainerGesture.fromEdge, completing: completing, orThrow: "no hidden column can be swiped in")
  }

  /// Swipes a column of the split view controller on screen out over the edge.
  ///
  /// - Parameter completing: `true` to complete the swipe, or `false` to cancel it and change nothing.
  /// - Throws: ``UserGestureError`` if no column can leave, or the swipe is disabled.
  public func swipeToEdge(completing: Bool = true) throws {
    try perform(ContainerGesture.toEdge, completing: completing, orThrow: "no column can be swiped out")
  }
}
