extension UIWindow {
  /// What a user would see in the window, as text: bars with titles and buttons, and the views' words in order.
  ///
  /// A button is `[Buy]`, a text field `|Ada|`, or `|(Name)|` with a placeholder, or `|•••|`; a switch is `{on}`. Rows of
  /// tables begin with `-`, the selected ones with `*`; the selected tab stands between two `*`. Under a sheet only the
  /// title of what it covers is seen; under an alert everything is. Nothing is cut off for want of room.
  ///
  /// - Complexity: Linear in the number of views, and of rows, whose cells are made.
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
  /// Whether what is below is covered but for its upper edge.
  fileprivate var dimsTitleOnly: Bool { self == .pageSheet || self == .formSheet || self == .automatic }
}

extension UIViewController {
  /// How the controller was presented, `none` for a root.
  fileprivate var modalStyle: UIModalPresentationStyle {
    self === loadedView?.window?.rootController ? .none : modalPresentationStyle
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

  /// The title that is read at the top of what is visible in the controller.
  fileprivate var titleOnScreen: String {
    for child in visibleChildren {
      let title = child.titleOnScreen
      if !title.isEmpty { return title }
    }
    return SeenText.line(navigationItemStorage?.title ?? titleStorage ?? "")
  }
}
