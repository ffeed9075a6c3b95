/// A renderer of a window as elements of a page.
///
/// Each control has the step that touches it in the attribute `data-step`, and a text field has its name in
/// `data-field`. The view of a controller has its number in `data-controller`.
@MainActor
struct ScreenRenderer {
  let window: UIWindow
  let numbers: ControllerNumbers
  let touchables: [Touchable.Subject: Touchable]

  init(window: UIWindow, numbers: ControllerNumbers) {
    self.window = window
    self.numbers = numbers
    touchables = window.isHidden ? [:] : window.user.touchables
  }

  /// The content of the window: a level for the root, and one for each controller over it.
  func screen() -> PageNode {
    let levels = window.isHidden ? [] : window.subviews.filter(\.isSeen)
    let content = levels.enumerated().map { index, view in
      level(view, isTop: index == levels.count - 1, isRoot: index == 0)
    }
    return PageNode("div", ["class": "screen"], content)
  }

  private func level(_ view: UIView, isTop: Bool, isRoot: Bool) -> PageNode {
    let kind = view.owner.map { isRoot ? "root" : self.kind(of: $0) } ?? "root"
    var attributes = ["class": "level \(kind)"]
    if !isTop { attributes["inert"] = "" }
    if kind != "root" {
      attributes["role"] = kind == "alert" ? "alertdialog" : "dialog"
      attributes["aria-label"] = view.owner.map(title) ?? "Screen"
    }
    var content = contents(of: view)
    if isTop, let owner = view.owner, owner.isSheet, kind != "root" {
      let handle = PageNode(
        "button", ["class": "handle", "data-step": "swipe down", "aria-label": "Swipe down to dismiss"])
      content.insert(handle, at: 0)
    }
    return PageNode("section", attributes, content)
  }

  private func kind(of controller: UIViewController) -> String {
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? "alert" : "actions" }
    return switch controller.adaptedPresentationStyle {
    case .pageSheet, .formSheet, .automatic: "sheet"
    case .popover: "popover"
    case .overFullScreen, .overCurrentContext, .custom: "over"
    default: "full"
    }
  }

  private func title(of controller: UIViewController) -> String {
    if let title = controller.title, !title.isEmpty { return title }
    for child in controller.children.reversed() {
      let title = title(of: child)
      if !title.isEmpty { return title }
    }
    return controller.presentingViewController == nil ? "" : "\(type(of: controller))"
  }

  /// Returns the elements of a view, and the elements of the controller that it belongs to.
  func contents(of view: UIView) -> [PageNode] {
    guard view.isSeen else { return [] }
    let hasFocus = window.headless.accessibilityFocus === view
    guard let controller = view.owner else {
      let own = ownContents(of: view)
      return hasFocus ? [PageNode("div", ["data-focus": ""], own)] : own
    }
    var attributes = ["class": "controller", "data-controller": "\(numbers.number(of: controller))"]
    if hasFocus { attributes["data-focus"] = "" }
    var content: [PageNode]
    switch controller {
    case let alert as UIAlertController: content = self.alert(alert)
    case let navigation as UINavigationController:
      content = header(of: navigation) + [body(view)] + footer(of: navigation)
    case let tabs as UITabBarController: content = [body(view)] + footer(of: tabs)
    case let split as UISplitViewController:
      attributes["class"] = split.isCollapsed ? "controller" : "controller columns"
      content = ownContents(of: view)
    case let pages as UIPageViewController: content = self.pages(pages) { body(view) }
    default: content = ownContents(of: view)
    }
    return [PageNode("div", attributes, content)]
  }

  private func body(_ view: UIView) -> PageNode {
    PageNode("div", ["class": "body"], ownContents(of: view))
  }

  private func ownContents(of view: UIView) -> [PageNode] {
    if let control = element(for: view) { return [control] }
    switch view.elementDescription.role {
    case .list: return elements(of: view.sectionsOnScreen, style: view is UITableView ? "table" : "collection")
    case .row: return [PageNode("div", ["class": "row"], view.shownInOrder.flatMap(contents))]
    default: return view.shownInOrder.flatMap(contents)
    }
  }

  /// Returns the attributes with which an element can be touched, or the attributes of a disabled one.
  func touch(_ subject: Touchable.Subject, isEnabled: Bool = true) -> [String: String] {
    guard let touchable = touchables[subject], isEnabled else { return ["disabled": ""] }
    if let obstacle = touchable.obstacle { return ["disabled": "", "title": obstacle] }
    guard let name = touchable.name else {
      return ["disabled": "", "title": "It has no name by which a story could tap it."]
    }
    return ["data-step": "tap \(name)"]
  }
}
