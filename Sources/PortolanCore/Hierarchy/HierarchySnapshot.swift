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
/// `HierarchyInstances` compares the instances.
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
    var hierarchy = HierarchyCheckpoint(inspecting: .max)
    hierarchy.record(window, from: nil)
    self = hierarchy.snapshot(of: window, top: window.topmostLeaf)
  }

  init(window: String, root: Node?) {
    self.window = window
    self.root = root
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
  var name: String {
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
