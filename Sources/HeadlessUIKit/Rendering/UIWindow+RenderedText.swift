extension UIWindow {
  /// The visible content of the window as text: bars with titles and buttons, and the texts of the views in order.
  ///
  /// A button is written as `[Buy]` and a switch as `{on}`. A text field is written as `|Ada|`, as `|(Name)|` with a
  /// placeholder, or as `|•••|`. Rows of tables begin with `-`, and selected rows with `*`. The selected tab stands
  /// between two `*`. A sheet hides everything but the title of the screen below it. An alert hides nothing. No text is
  /// truncated for lack of space.
  ///
  /// - Complexity: Linear in the number of views, and of rows, whose cells are created.
  public final var renderedText: String {
    guard !isHidden else { return "" }
    let levels = subviewList.filter(\.isSeen)
    let top = levels.lastIndex { $0.viewController?.modalStyle.dimsTitleOnly == true }
    var lines: [String] = []
    for (index, view) in levels.enumerated() {
      if index > 0, let name = view.viewController?.levelName { lines.append("── \(name) ──") }
      if let top, index < top, let controller = view.viewController {
        lines.append("(dimmed) \(controller.titleOnScreen)".trimmingCharacters(in: .whitespaces))
      } else {
        lines += ViewRendering.lines(of: view)
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension UIModalPresentationStyle {
  /// A Boolean value that indicates whether the presentation covers the screen below except its upper edge.
  fileprivate var dimsTitleOnly: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

extension UIViewController {
  /// The style in which the controller was presented, or `none` for a root.
  fileprivate var modalStyle: UIModalPresentationStyle {
    self === loadedView?.enclosingWindow?.rootController ? .none : modalPresentationStyle
  }

  fileprivate var levelName: String? {
    if let alert = self as? UIAlertController { return alert.preferredStyle == .alert ? "alert" : "action sheet" }
    switch modalStyle {
    case .pageSheet, .formSheet, .automatic: return "sheet"
    case .popover: return "popover"
    case .overFullScreen, .overCurrentContext, .custom: return "over it"
    case .fullScreen, .currentContext, .none: return nil
    }
  }

  /// The title at the top of the controller's visible content.
  fileprivate var titleOnScreen: String {
    for child in visibleChildren {
      let title = child.titleOnScreen
      if !title.isEmpty { return title }
    }
    return SeenText.line(navigationItemStorage?.title ?? titleStorage ?? "")
  }
}
