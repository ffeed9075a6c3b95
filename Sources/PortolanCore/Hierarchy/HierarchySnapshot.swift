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
/// `WindowInstances` compares the instances.
///
/// - Complexity: Creating a snapshot is O(n) in the number of controllers.
public struct HierarchySnapshot: Hashable, Codable, Sendable {
  /// A controller in the hierarchy.
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
    /// A Boolean value that indicates whether the controller is the topmost visible one.
    public var isTop = false
    /// `true` if the controller is in a column that its split view controller hides, or else `nil`.
    public var isHidden: Bool?
  }

  /// The name of the window's class.
  public var window: String
  /// The root of the window, or `nil` if the window is empty.
  public var root: Node?

  /// Creates a snapshot of the current hierarchy of a window.
  ///
  /// - Parameter window: The window to describe.
  @MainActor
  public init(of window: UIWindow) {
    self.init(window: window, root: window.rootViewController, reading: LiveHierarchy(top: window.topmostLeaf))
  }

  @MainActor
  init(window: UIWindow, root: UIViewController?, reading hierarchy: some HierarchyReading) {
    self.window = typeName(window)
    self.root = root.map { Node($0, reading: hierarchy) }
  }
}

extension HierarchySnapshot.Node {
  @MainActor
  fileprivate init(_ viewController: UIViewController, reading hierarchy: some HierarchyReading) {
    let description = ClassDescription.of(viewController)
    type = description.name
    detail = description.detail(of: viewController)
    isTop = viewController === hierarchy.top
    children = hierarchy.children(of: viewController).map { Self($0, reading: hierarchy) }
    if viewController is UISplitViewController { markHidden(hierarchy.hiddenChildren(of: viewController)) }
    selected = hierarchy.selectedIndex(of: viewController)
    if let presented = hierarchy.presented(by: viewController) {
      var node = Self(presented, reading: hierarchy)
      node.style = presented.modalPresentationStyle.name
      self.presented = [node]
    }
  }
}

extension HierarchySnapshot.Node {
  fileprivate mutating func markHidden(_ indices: [Int]) {
    for index in indices where children.indices.contains(index) { children[index].isHidden = true }
  }
}

/// A source of a snapshot: the current hierarchy, or a record of an earlier one.
@MainActor
protocol HierarchyReading {
  /// The topmost visible controller, if it is known.
  var top: UIViewController? { get }
  func children(of viewController: UIViewController) -> [UIViewController]
  func selectedIndex(of viewController: UIViewController) -> Int?
  func presented(by viewController: UIViewController) -> UIViewController?
  /// Returns the positions of the children of a split view controller that are in hidden columns.
  func hiddenChildren(of viewController: UIViewController) -> [Int]
}

extension HierarchyReading {
  var top: UIViewController? { nil }
}

private struct LiveHierarchy: HierarchyReading {
  let top: UIViewController?

  func children(of viewController: UIViewController) -> [UIViewController] {
    viewController.container?.containedViewControllers ?? viewController.children
  }

  func selectedIndex(of viewController: UIViewController) -> Int? {
    guard let container = viewController.knownContainer, container.hasSelection,
      let shown = container.visibleViewControllers.first
    else { return nil }
    return container.containedViewControllers.indexOfInstance(shown)
  }

  func presented(by viewController: UIViewController) -> UIViewController? {
    viewController.ownPresented
  }

  func hiddenChildren(of viewController: UIViewController) -> [Int] {
    guard let split = viewController as? UISplitViewController, !split.isCollapsed else { return [] }
    let adapter = split.containerAdapter
    let children = adapter.containedViewControllers
    return children.indices.filter { !adapter.isVisible(children[$0]) }
  }
}

extension UIWindow {
  /// The topmost visible controller: the innermost visible one of the topmost level.
  var topmostLeaf: UIViewController? {
    guard var leaf = rootViewController else { return nil }
    while let next = leaf.presentedOnTop { leaf = next }
    while !leaf.children.isEmpty, let shown = leaf.container?.visibleViewControllers.last { leaf = shown }
    return leaf
  }
}

extension UIModalPresentationStyle {
  fileprivate var name: String {
    switch self {
    case .automatic, .pageSheet: "pageSheet"
    case .fullScreen: "fullScreen"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    default: "none"
    }
  }
}
