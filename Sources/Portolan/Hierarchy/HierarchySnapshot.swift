/// What a window shows, as a value: its controllers by class and name, their order, selection and presentation.
///
/// Two snapshots are equal where the user could not tell the hierarchies apart by these; the instances are compared
/// with ``HierarchyInstances``.
///
/// - Complexity: Taking one is O(n) in the number of controllers.
public struct HierarchySnapshot: Hashable, Codable, Sendable {
  /// One controller.
  public struct Node: Hashable, Codable, Sendable {
    /// The name of the class, without its module.
    public var type: String
    /// What the controller says of itself through ``HierarchyDescribing``, or what its ``Screen`` carries.
    public var detail: String?
    /// The children, in the order of the container.
    public var children: [Node] = []
    /// The position of the selected child, where the container has one, counted from 0.
    public var selected: Int?
    /// How the controller is presented, where it is.
    public var style: String?
    /// What the controller presents: one at the most.
    public var presented: [Node] = []
    /// Whether the controller is what the user sees on top.
    public var isTop = false
  }

  /// The name of the window's class.
  public var window: String
  /// The root of the window, `nil` where it is empty.
  public var root: Node?

  /// Describes the hierarchy of a window as it is now.
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
    selected = hierarchy.selectedIndex(of: viewController)
    if let presented = hierarchy.presented(by: viewController) {
      var node = Self(presented, reading: hierarchy)
      node.style = presented.modalPresentationStyle.name
      self.presented = [node]
    }
  }
}

/// Where a snapshot is read from: the hierarchy of now, or a record of an earlier one.
@MainActor
protocol HierarchyReading {
  /// What the user sees on top, where that is known.
  var top: UIViewController? { get }
  func children(of viewController: UIViewController) -> [UIViewController]
  func selectedIndex(of viewController: UIViewController) -> Int?
  func presented(by viewController: UIViewController) -> UIViewController?
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
}

extension UIWindow {
  /// What the user sees on top: the innermost visible controller of the topmost level.
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
