extension WindowUser {
  /// Drags the sheet on top to another of its heights, of which its delegate is notified.
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
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
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

extension UISheetPresentationController {
  /// The identifier of the height at which the sheet rests.
  fileprivate final var currentDetent: Detent.Identifier? { selectedDetentIdentifier ?? detents.first?.identifier }
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
