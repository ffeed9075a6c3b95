extension WindowUser {
  func error(_ gesture: String, _ reason: String) -> UserGestureError {
    UserGestureError(gesture: gesture, reason: reason, available: possibleGestures)
  }

  /// Throws unless the window is visible and no transition is running, since only then gestures are possible.
  func requireRest(_ gesture: String) throws {
    if window.hidden { throw error(gesture, "the window is hidden") }
    if isInTransition { throw error(gesture, "a transition is in progress") }
  }

  /// The controller that was presented last, or the root.
  ///
  /// A controller that has lost its presenter is above all others.
  var top: UIViewController? {
    guard var candidate = window.strandedViewControllers.last ?? window.rootController else { return nil }
    while let presented = candidate.visiblyPresented { candidate = presented }
    return candidate
  }

  /// The controllers that are on screen inside ``top``, from the outermost inward.
  var visibleControllers: [UIViewController] { all(from: top.map { [$0] } ?? [], \.visibleChildren) }

  /// The controllers of the window, below modals too, from the outermost inward.
  var controllers: [UIViewController] {
    all(from: (window.rootController.map { [$0] } ?? []) + window.strandedViewControllers) { controller in
      controller.visibleChildren + (controller.presentedReference.map { [$0] } ?? [])
    }
  }

  private func all(
    from outermost: [UIViewController], _ inner: (UIViewController) -> [UIViewController]
  ) -> [UIViewController] {
    var result = outermost
    var next = 0
    while next < result.count {
      result += inner(result[next])
      next += 1
    }
    return result
  }

  var isInTransition: Bool {
    var candidate = window.strandedViewControllers.last ?? window.rootController
    while let current = candidate {
      if current.modalTransition != nil { return true }
      candidate = current.visiblyPresented
    }
    return visibleControllers.contains { $0.containerTransition != nil }
  }

  /// Drags the sheet on top to another of its heights, and notifies its delegate.
  ///
  /// - Parameter identifier: The identifier of the height.
  /// - Throws: ``UserGestureError`` if there is no sheet on top, or it has no such height.
  public func drag(sheetTo identifier: UISheetPresentationController.Detent.Identifier) throws {
    let gesture = "drag the sheet to \"\(identifier.word)\""
    try requireRest(gesture)
    guard let sheet else { throw error(gesture, "there is no sheet on top") }
    guard sheet.detents.contains(where: { $0.identifier == identifier }) else {
      throw error(gesture, "the sheet has no such height")
    }
    guard identifier != sheet.currentDetent else { return }
    sheet.selectedDetentIdentifier = identifier
    let delegate = sheet.adaptiveDelegate as? any UISheetPresentationControllerDelegate
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  /// The drags of the sheet on top to its other heights.
  var sheetDrags: [PossibleGesture] {
    guard let sheet else { return [] }
    return sheet.detents.enumerated().filter { $1.identifier != sheet.currentDetent }.map { index, detent in
      // An identifier that the system has chosen differs in each run.
      let name = UUID(uuidString: detent.identifier.rawValue) == nil ? detent.identifier.word : "#\(index + 1)"
      return PossibleGesture("drag the sheet to \"\(name)\"", step: "drag the sheet to \(name)") {
        try drag(sheetTo: detent.identifier)
      }
    }
  }

  private var sheet: UISheetPresentationController? {
    guard let top, top.isSheet else { return nil }
    return top.currentPresentationController() as? UISheetPresentationController
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The identifier as a user would call it.
  fileprivate var word: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    default: rawValue
    }
  }
}
