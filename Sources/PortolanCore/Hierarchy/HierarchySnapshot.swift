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
    var hierarchy = HierarchyCheckpoint(inspecting: .max)
    hierarchy.record(window, from: nil)
    self = hierarchy.snapshot(of: window, top: window.topmostLeaf)
  }

  init(window: String, root: Node?) {
    self.window = window
    self.root = root
  }
}

extension HierarchyCheckpoint {
  /// Returns the recorded hierarchy of a window as a snapshot, with a mark on its topmost visible controller if it is known.
  func snapshot(of window: UIWindow, top: UIViewController? = nil) -> HierarchySnapshot {
    let containers = Dictionary(containers.map { (ObjectIdentifier($0.viewController), $0) }) { first, _ in first }
    let presented = Dictionary(presentations.map { (ObjectIdentifier($0.presenter), $0.presented) }) { one, _ in one }
    func node(of viewController: UIViewController) -> HierarchySnapshot.Node {
      let description = ClassDescription.of(type(of: viewController))
      var result = HierarchySnapshot.Node(type: description.name, detail: description.detail(of: viewController))
      result.isTop = viewController === top
      if let container = containers[ObjectIdentifier(viewController)] {
        result.children = container.children.map(node)
        if viewController.knownContainer?.hasSelection == true {
          result.selected = container.visible.first.flatMap(container.children.indexOfInstance)
        }
        if viewController is UISplitViewController, container.arrangement != nil {
          for (index, child) in container.children.enumerated() where !container.visible.containsInstance(child) {
            result.children[index].isHidden = true
          }
        }
      }
      if let modal = presented[ObjectIdentifier(viewController)] {
        result.presented = [node(of: modal)]
        result.presented[0].style = modal.modalPresentationStyle.name
      }
      return result
    }
    return HierarchySnapshot(window: typeName(window), root: root.map(node))
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

extension HierarchySnapshot: CustomStringConvertible {
  /// The hierarchy as a tree with one line for each controller.
  ///
  /// The topmost one is marked.
  public var description: String {
    guard let root else { return "\(window)  without root view controller" }
    var lines = [window]
    root.appendTree(to: &lines, indent: "", isLast: true)
    return lines.joined(separator: "\n")
  }
}

extension HierarchySnapshot.Node {
  /// The class of the controller, with its description in parentheses.
  package var title: String {
    detail.map { "\(type)(\($0))" } ?? type
  }

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

/// The identities of the controllers in a window and their places, which ``HierarchySnapshot`` does not contain.
///
/// ```swift
/// let before = WindowInstances(of: window)
/// try? await router.navigate(to: ShopScreen.settings)
/// let isUntouched = WindowInstances(of: window) == before
/// ```
///
/// - Complexity: Creating a value is O(n) in the number of controllers.
package struct WindowInstances: Hashable, Sendable {
  private var identities: [ObjectIdentifier?] = []

  /// Records the current instances in the hierarchy of a window, without retaining them.
  ///
  /// - Parameter window: The window to read.
  @MainActor
  package init(of window: UIWindow) {
    if let root = window.rootViewController { append(root) }
  }

  /// The number of controllers.
  package var count: Int { identities.count { $0 != nil } }

  @MainActor
  private mutating func append(_ viewController: UIViewController) {
    identities.append(ObjectIdentifier(viewController))
    for child in viewController.container?.containedViewControllers ?? viewController.children { append(child) }
    // This ends the list of children, to distinguish a child from a sibling.
    identities.append(nil)
    if let presented = viewController.ownPresented { append(presented) }
    identities.append(nil)
  }
}

/// Returns the name of a controller's class, without its module.
package func typeName(_ object: AnyObject) -> String {
  String(describing: type(of: object))
}

/// Returns the name of a class, without its module.
package func typeName(_ type: any Any.Type) -> String {
  String(describing: type)
}

/// A description of a class of controllers.
///
/// It is cached, because creating it takes longer than resolving a route.
@MainActor
struct ClassDescription {
  let name: String
  private let describesItself: Bool
  /// A Boolean value that indicates whether the controllers of the class are containers.
  fileprivate let isContainer: Bool

  private static var known: [ObjectIdentifier: ClassDescription] = [:]
  /// The description that was requested last, because many stacks begin with a controller of the same class.
  private static var latest: (type: ObjectIdentifier, description: ClassDescription)?

  static func of(_ type: UIViewController.Type) -> ClassDescription {
    let key = ObjectIdentifier(type)
    if let latest, latest.type == key { return latest.description }
    let description =
      known[key]
      ?? ClassDescription(
        name: typeName(type), describesItself: type is any HierarchyDescribing.Type,
        isContainer: type is any ContainerViewController.Type)
    known[key] = description
    latest = (key, description)
    return description
  }

  /// Returns the details of a controller of this class: its own description, or its screen's.
  func detail(of viewController: UIViewController) -> String? {
    if describesItself { return (viewController as? any HierarchyDescribing)?.hierarchyDescription }
    guard let screen = ScreenTable.screen(of: viewController) else { return nil }
    // A window has few containers, and the children tell which one it is.
    return isContainer ? screen.values : screen.detail(in: name)
  }
}

extension UIViewController {
  /// The name of the class without its module, which is looked up only once.
  var nameOfClass: String { ClassDescription.of(type(of: self)).name }

  /// The value of ``container``, which is not asked of classes that are known to be no containers.
  ///
  /// A check for a conformance takes longer than a lookup of a class.
  var knownContainer: (any ContainerAdapter)? { ClassDescription.of(type(of: self)).isContainer ? container : nil }
}

/// Returns the description of an action, a finder or a guard, or else the name of its type.
@MainActor
package func describe(_ value: Any) -> String {
  if let value = value as? any CustomStringConvertible { return value.description }
  return ValueText.name(of: type(of: value))
}

/// A screen that describes its content in a few words, for errors, plans and trees.
///
/// ```swift
/// extension ProductViewController: HierarchyDescribing {
///   var hierarchyDescription: String { "id: \(product.id)" }
/// }
/// ```
@MainActor
public protocol HierarchyDescribing: UIViewController {
  /// The text in parentheses after the class, such as `id: 42`.
  var hierarchyDescription: String { get }
}
