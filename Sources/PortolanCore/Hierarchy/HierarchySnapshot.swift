/// A value that describes the controllers of a window: their classes, names, order, selection and presentation.
///
/// ```swift
/// print(HierarchySnapshot(of: window))
/// // UIWindow
/// // └─ UINavigationController
/// //    ├─ HomeViewController
/// //    └─ ProductViewController(id: 42)  ← top
/// ```
///
/// Two snapshots are equal if the user could not distinguish the hierarchies by these properties.
/// `HierarchyInstances` of PortolanTesting compares the instances.
///
/// - Complexity: Creating a snapshot is O(n) in the number of controllers.
public struct HierarchySnapshot: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A controller in the hierarchy.
  ///
  /// ```swift
  /// func names(_ node: HierarchySnapshot.Node) -> [String] { [node.type] + node.children.flatMap(names) }
  ///
  /// let all = HierarchySnapshot(of: window).root.map(names) ?? []
  /// ```
  public struct Node: Hashable, Codable, Sendable {
    /// The name of the class, without its module.
    public var type: String
    /// The controller's own description through ``HierarchyDescribing``, or the associated values of its ``Screen``.
    ///
    /// If the name of the class does not contain the name of the screen's case, and the controller is no container, this is
    /// the whole screen, such as `product(id: 42)`.
    public var detail: String?
    /// The children, in the order of the container.
    public var children: [Node] = []
    /// The position of the selected child, counted from 0, or `nil` if the container has no selection.
    public var selected: Int?
    /// The name of the presentation style, or `nil` if the controller is not presented.
    public var style: String?
    /// The controller that this one presents.
    ///
    /// The array has at most one element.
    public var presented: [Node] = []
    /// A Boolean value that indicates whether the controller is the topmost visible controller.
    public var isTop = false
    /// `true` if the controller is in a column that its split view controller hides, or else `nil`.
    public var isHidden: Bool?
  }

  /// The name of the window's class.
  public var window: String
  /// The root of the window, or `nil` if the window is empty.
  public var root: Node?

  /// The hierarchy as a tree with one line for each controller.
  ///
  /// The topmost controller is marked.
  public var description: String {
    guard let root else { return "\(window)  without root view controller" }
    var lines = [window]
    root.appendTree(to: &lines, indent: "", isLast: true)
    return lines.joined(separator: "\n")
  }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description in parentheses.
  package var title: String { detail.map { "\(type)(\($0))" } ?? type }

  fileprivate func appendTree(to lines: inout [String], indent: String, isLast: Bool, prefix: String = "") {
    var line = indent + (isLast ? "└─ " : "├─ ") + prefix + title
    if let style { line += "  \(style)" }
    if let selected { line += "  selected \(selected)" }
    if isHidden == true { line += "  hidden" }
    if isTop { line += "  ← top" }
    lines.append(line)
    let indent = indent + (isLast ? "   " : "│  ")
    for (index, child) in children.enumerated() {
      child.appendTree(to: &lines, indent: indent, isLast: index == children.count - 1 && presented.isEmpty)
    }
    for node in presented {
      node.appendTree(to: &lines, indent: indent, isLast: true, prefix: "presents ")
    }
  }
}
