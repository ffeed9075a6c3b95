// Bars, alerts and the turning of pages.
extension ScreenRenderer {
  /// Returns the navigation bar.
  func header(of controller: UINavigationController) -> [PageNode] {
    guard !controller.isNavigationBarHidden, let item = controller.viewControllers.last?.navigationItem else {
      return []
    }
    var left: [PageNode] = []
    if let back = controller.backTitle {
      let attributes = [
        "class": "back", "data-step": "back", "data-swipe": "swipe back", "aria-label": "Back to \(back)",
      ]
      left.append(PageNode("button", attributes, text: "‹ \(back)"))
    }
    left += (item.leftBarButtonItems ?? []).compactMap(button)
    // The first item on the right is the outermost.
    let right = (item.rightBarButtonItems ?? []).reversed().compactMap(button)
    var middle: [PageNode] = []
    if let prompt = item.prompt { middle.append(note(prompt)) }
    if let view = item.titleView {
      middle += contents(of: view)
    } else if let title = controller.barTitle, !title.isEmpty {
      middle.append(PageNode("h2", text: title))
    }
    var parts = [
      side("left", left), PageNode("div", ["class": "middle"], middle), side("right", right),
    ]
    if let search = item.searchController { parts += contents(of: search.searchBar) }
    return [PageNode("header", ["class": "bar"], parts)]
  }

  private func side(_ name: String, _ content: [PageNode]) -> PageNode {
    PageNode("div", ["class": "side \(name)"], content)
  }

  private func button(_ item: UIBarButtonItem) -> PageNode? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace || item.isHidden { return nil }
    if let view = item.customView {
      return PageNode("div", ["class": "custom"], contents(of: view))
    }
    let name = item.title ?? item.accessibilityLabel ?? item.image?.name ?? "Button"
    // A gesture needs a title.
    let isTapped = item.isEnabled && item.title != nil
    return PageNode("button", isTapped ? ["data-step": "tap \(name.onOneLine)"] : ["disabled": ""], text: name)
  }

  /// Returns the toolbar.
  func footer(of controller: UINavigationController) -> [PageNode] {
    guard !controller.isToolbarHidden else { return [] }
    let items = controller.viewControllers.last?.toolbarItems ?? []
    guard !items.isEmpty else { return [] }
    return [PageNode("footer", ["class": "toolbar"], items.compactMap(button))]
  }

  /// Returns the tab bar.
  func footer(of controller: UITabBarController) -> [PageNode] {
    guard controller.showsTabBar else { return [] }
    let tabs = controller.tabsOnScreen.map { tab in
      let title = tab.title ?? ""
      var attributes = title.isEmpty || !tab.isEnabled ? ["disabled": ""] : ["data-step": "tap \(title)"]
      attributes["class"] = "tab"
      if tab.isSelected { attributes["aria-current"] = "page" }
      var content = [PageNode.text(title.isEmpty ? "Tab" : title)]
      if let badge = tab.badge { content.append(PageNode("span", ["class": "badge"], text: badge)) }
      return PageNode("button", attributes, content)
    }
    return [PageNode("nav", ["class": "tabs", "aria-label": "Tabs"], tabs)]
  }

  /// Returns the content of an alert.
  func alert(_ alert: UIAlertController) -> [PageNode] {
    var content: [PageNode] = []
    if let title = alert.title { content.append(PageNode("h2", text: title)) }
    if let message = alert.message { content.append(PageNode("p", text: message)) }
    content += (alert.textFields ?? []).flatMap(contents)
    let buttons = alert.actions.map { action in
      let title = action.title ?? ""
      var attributes = action.isEnabled && !title.isEmpty ? ["data-step": "tap \(title.onOneLine)"] : ["disabled": ""]
      attributes["class"] = "\(action.style)"
      return PageNode("button", attributes, text: title.isEmpty ? "Button" : title)
    }
    return content + [PageNode("div", ["class": "actions"], buttons)]
  }

  /// Returns the pages with buttons for the swipes that the container offers.
  func pages(_ controller: UIPageViewController, body: () -> PageNode) -> [PageNode] {
    let offered = Set(window.user.possibleGestures)
    let names = [
      ("swipe right", "Previous page"), ("swipe left", "Next page"), ("scroll up", "Previous page"),
      ("scroll down", "Next page"),
    ]
    let buttons = names.filter { offered.contains($0.0) }.map { step, name in
      PageNode("button", ["data-step": step], text: name)
    }
    return [body()] + (buttons.isEmpty ? [] : [PageNode("footer", ["class": "toolbar"], buttons)])
  }
}
