extension UIViewController {
  /// Passes the texts of the loaded view to a closure, in the order of ``UIWindow/renderedText``, even if the view is not in a
  /// window.
  ///
  /// The views of child controllers are left out, since each controller has its own texts.
  ///
  /// - Parameter receive: A closure that receives the texts one after another, where a text may be one line or a part
  ///   of a line.
  /// - Complexity: Linear in the number of views.
  package final func forEachRenderedPart(_ receive: (String) -> Void) {
    guard let view = loadedView else { return }
    if let alert = self as? UIAlertController {
      ViewRendering.alertLines(of: alert).forEach(receive)
      return
    }
    let container = self as? any UserContainer
    container?.renderedHeader.forEach(receive)
    for subview in view.subviewList { subview.forEachRenderedPart(receive) }
    container?.renderedFooter.forEach(receive)
  }
}

extension UIView {
  fileprivate final func forEachRenderedPart(_ receive: (String) -> Void) {
    guard isSeen, viewController == nil else { return }
    // The field into which the user types decides what a later controller finds.
    if isFirstResponder { receive("▏") }
    let element = elementDescription
    switch element.role {
    // A label without a text looks like one with an empty text.
    case .label: receive(element.label ?? "")
    case .group, .row, .status: for subview in subviewList { subview.forEachRenderedPart(receive) }
    default: ViewRendering.lines(of: self).forEach(receive)
    }
  }
}

extension UIWindow {
  /// A Boolean value that indicates whether the user is typing into a text field.
  package final var isEditing: Bool { firstResponder is any TextEntry }
}
