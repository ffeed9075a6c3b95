import PortolanHierarchy

// The live tree of a window.
extension Stage {
  /// Returns the tree of a window, or `nil` if the window is empty.
  func tree(of window: UIWindow) -> TreeNode? {
    guard let node = HierarchySnapshot(of: window).root else { return nil }
    return self.node(0, in: HierarchyTree(of: window), node)
  }

  private func node(_ index: Int, in tree: HierarchyTree, _ node: HierarchySnapshot.Node) -> TreeNode {
    let place = tree.places[index]
    let screen = place.viewController.screen(as: App.AppScreen.self)
    let modal = tree.modal(over: index).map { [$0] } ?? []
    var children = zip(tree.children(of: index), node.children).map { self.node($0, in: tree, $1) }
    if let selected = node.selected, children.indices.contains(selected) { children[selected].isSelected = true }
    return TreeNode(
      id: numbers.number(of: place.viewController), title: node.title, style: node.style, isTop: node.isTop,
      isVisible: place.isVisible, isSelected: false, screen: screen.map { ValueText.of($0) },
      link: screen.flatMap { try? App.links.print($0) }, children: children,
      presented: zip(modal, node.presented).map { self.node($0, in: tree, $1) })
  }
}

/// The numbers of controllers, given in the order controllers are first seen.
@MainActor
final class ControllerNumbers {
  private var entries: [ObjectIdentifier: (controller: Weak<UIViewController>, number: Int)] = [:]
  private var last = 0

  /// Returns the number of a controller.
  func number(of controller: UIViewController) -> Int {
    let key = ObjectIdentifier(controller)
    // Another controller may have been allocated at the same address.
    if let entry = entries[key], entry.controller.object === controller { return entry.number }
    last += 1
    entries[key] = (Weak(controller), last)
    if entries.count > 1000 { entries = entries.filter { $0.value.controller.object != nil } }
    return last
  }

  /// Returns the controller with a number, or `nil` if it has been released.
  func controller(_ number: Int) -> UIViewController? {
    entries.values.first { $0.number == number }?.controller.object
  }
}
