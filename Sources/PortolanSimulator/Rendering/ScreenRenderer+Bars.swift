// Bars, alerts and the turning of pages.
extension ScreenRenderer {
  /// Returns the navigation bar.
  func header(of controller: UINavigationController) -> [Element.Content] {
    guard !controller.isNavigationBarHidden, let item = controller.viewControllers.last?.navigationItem else {
      return []
    }
    var left: [Element.Content] = []
    if let back = controller.backTitle {
      let attributes = [
        "class": "back", "data-step": "back", "data-swipe": "swipe back", "aria-label": "Back to \(back)",
      ]
      left.append(.element(Element("button", attributes, text: "‹ \(back)")))
    }
    left += (item.leftBarButtonItems ?? []).compactMap(button)
    // The first item on the right is the outermost.
    let right = (item.rightBarButtonItems ?? []).reversed().compactMap(button)
    var middle: [Element.Content] = []
    if let prompt = item.prompt { middle.append(.element(Element("p", ["class": "note"], text: prompt))) }
    if let view = item.titleView {
      middle += contents(of: view)
    } else if let title = controller.barTitle, !title.isEmpty {
      middle.append(.element(Element("h2", text: title)))
    }
    var parts = [
      side("left", left), Element.Content.element(Element("div", ["class": "middle"], middle)), side("right", right),
    ]
    if let search = item.searchController { parts += contents(of: search.searchBar) }
    return [.element(Element("header", ["class": "bar"], parts))]
  }

  private func side(_ name: String, _ content: [Element.Content]) -> Element.Content {
    .element(Element("div", ["class": "side \(name)"], content))
  }

  private func button(_ item: UIBarButtonItem) -> Element.Content? {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace || item.isHidden { return nil }
    if let view = item.customView {
      return .element(Element("div", ["class": "custom"], contents(of: view)))
    }
    let name = item.title ?? item.accessibilityLabel ?? item.image?.name ?? "Button"
    // A gesture needs a title.
    let isTapped = item.isEnabled && item.title != nil
    return .element(Element("button", isTapped ? ["data-step": "tap \(name)"] : ["disabled": ""], text: name))
  }

  /// Returns the toolbar.
  func footer(of controller: UINavigationController) -> [Element.Content] {
    guard !controller.isToolbarHidden else { return [] }
    let items = controller.viewControllers.last?.toolbarItems ?? []
    guard !items.isEmpty else { return [] }
    return [.element(Element("footer", ["class": "toolbar"], items.compactMap(button)))]
  }

  /// Returns the tab bar.
  func footer(of controller: UITabBarController) -> [Element.Content] {
    guard controller.showsTabBar else { return [] }
    let tabs = controller.tabsOnScreen.map { tab in
      let title = tab.title ?? ""
      var attributes = title.isEmpty || !tab.isEnabled ? ["disabled": ""] : ["data-step": "tap \(title)"]
      attributes["class"] = "tab"
      if tab.isSelected { attributes["aria-current"] = "page" }
      var content = [Element.Content.text(title.isEmpty ? "Tab" : title)]
      if let badge = tab.badge { content.append(.element(Element("span", ["class": "badge"], text: badge))) }
      return Element.Content.element(Element("button", attributes, content))
    }
    return [.element(Element("nav", ["class": "tabs", "aria-label": "Tabs"], tabs))]
  }

  /// Returns the content of an alert.
  func alert(_ alert: UIAlertController) -> [Element.Content] {
    var content: [Element.Content] = []
    if let title = alert.title { content.append(.element(Element("h2", text: title))) }
    if let message = alert.message { content.append(.element(Element("p", text: message))) }
    content += (alert.textFields ?? []).flatMap(contents)
    let buttons = alert.actions.map { action in
      let title = action.title ?? ""
      var attributes = action.isEnabled && !title.isEmpty ? ["data-step": "tap \(title)"] : ["disabled": ""]
      attributes["class"] = "\(action.style)"
      return Element.Content.element(Element("button", attributes, text: title.isEmpty ? "Button" : title))
    }
    return content + [.element(Element("div", ["class": "actions"], buttons))]
  }

  /// Returns the pages with buttons for the swipes that the container offers.
  func pages(_ controller: UIPageViewController, body: () -> Element.Content) -> [Element.Content] {
    let offered = Set(window.user.possibleGestures)
    let names = [
      ("swipe right", "Previous page"), ("swipe left", "Next page"), ("scroll up", "Previous page"),
      ("scroll down", "Next page"),
    ]
    let buttons = names.filter { offered.contains($0.0) }.map { step, name in
      Element.Content.element(Element("button", ["data-step": step], text: name))
    }
    return [body()] + (buttons.isEmpty ? [] : [.element(Element("footer", ["class": "toolbar"], buttons))])
  }
}
