extension StateRestorer {
  /// Returns, for each child, the matching controller that the container already has, or `nil` if the child must be
  /// built.
  ///
  /// Controllers of tabs are matched by the identifiers of the tabs, containers without a screen by their first children, and
  /// the remaining ones by their order.
  func matches(
    of children: [Node], in container: UIViewController, among own: [UIViewController]
  ) -> [UIViewController?] {
    var open = own
    var matches = [UIViewController?](repeating: nil, count: children.count)
    func isTab(_ viewController: UIViewController, of child: Node) -> Bool {
      child.tab != nil && viewController.tabIdentifier(in: container) == child.tab
    }
    for isSame in [isTab, begins, hasContent] {
      for (index, child) in children.enumerated() where matches[index] == nil {
        if let position = open.firstIndex(where: { isSame($0, child) }) { matches[index] = open.remove(at: position) }
      }
    }
    return matches
  }

  /// Returns a Boolean value that indicates whether a controller has the screen or the class of a node.
  func hasContent(_ viewController: UIViewController, of node: Node) -> Bool {
    Node.Content(viewController) == node.content
  }

  /// Returns a Boolean value that indicates whether a controller has the content of a node and, without a screen, begins with the same
  /// child.
  func begins(_ viewController: UIViewController, as node: Node) -> Bool {
    guard hasContent(viewController, of: node) else { return false }
    if case .screen = node.content { return true }
    let own = viewController.container?.containedViewControllers.first
    guard let own, let first = node.children.first else { return own == nil && node.children.isEmpty }
    return begins(own, as: first)
  }
}
