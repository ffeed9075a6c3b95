// The live tree of a window.
extension Stage {
  /// Returns the tree of a window, or `nil` if the window is empty.
  func tree(of window: UIWindow) -> TreeNode? {
    guard let root = window.rootViewController, let node = HierarchySnapshot(of: window).root else { return nil }
    return self.node(root, node, isVisible: true, isSelected: false)
  }

  private func node(
    _ controller: UIViewController, _ node: HierarchySnapshot.Node, isVisible: Bool, isSelected: Bool
  ) -> TreeNode {
    let container = controller.container
    let children = container?.containedViewControllers ?? controller.children
    let visible = container?.visibleViewControllers ?? children
    let presented = [controller.presentedViewController].compactMap { $0 }
    let screen = controller.screen(as: App.AppScreen.self)
    return TreeNode(
      id: numbers.number(of: controller), title: node.title, style: node.style, isTop: node.isTop,
      isVisible: isVisible, isSelected: isSelected, screen: screen.map { ValueText.of($0) },
      link: screen.flatMap { try? App.links.print($0) },
      children: zip(children, node.children).enumerated().map { index, pair in
        let isShown = visible.contains { $0 === pair.0 }
        return self.node(
          pair.0, pair.1, isVisible: isVisible && isShown, isSelected: node.selected.map { $0 == index } ?? false)
      },
      presented: zip(presented, node.presented).map {
        self.node($0, $1, isVisible: true, isSelected: false)
      })
  }
}

/// The numbers of controllers, given in the order controllers are first seen.
@MainActor
final class ControllerNumbers {
  private struct Entry {
    weak var controller: UIViewController?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0

  /// Returns the number of a controller.
  func number(of controller: UIViewController) -> Int {
    let key = ObjectIdentifier(controller)
    // Another controller may have been allocated at the same address.
    if let entry = entries[key], entry.controller === controller { return entry.number }
    last += 1
    entries[key] = Entry(controller: controller, number: last)
    if entries.count > 1000 { entries = entries.filter { $0.value.controller != nil } }
    return last
  }

  /// Returns the controller with a number, or `nil` if it has been released.
  func controller(_ number: Int) -> UIViewController? {
    entries.values.first { $0.number == number }?.controller
  }
}
