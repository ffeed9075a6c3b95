extension HierarchySnapshot {
  /// Creates a snapshot of the current hierarchy of a window.
  ///
  /// ```swift
  /// let before = HierarchySnapshot(of: window)
  /// try? await router.navigate(to: ShopScreen.settings)
  /// if HierarchySnapshot(of: window) == before { log("nothing has moved") }
  /// ```
  ///
  /// - Parameter window: The window to describe.
  @MainActor
  public init(of window: UIWindow) {
    var hierarchy = HierarchyCheckpoint(inspecting: .max)
    hierarchy.record(window, from: nil)
    self = hierarchy.snapshot(of: window, top: window.topmostLeaf)
  }
}

extension HierarchyCheckpoint {
  /// Returns the recorded hierarchy of a window as a snapshot, with a mark on its topmost visible controller if it is known.
  func snapshot(of window: UIWindow, top: UIViewController? = nil) -> HierarchySnapshot {
    func node(of viewController: UIViewController) -> HierarchySnapshot.Node {
      let description = ClassDescription.of(type(of: viewController))
      var result = HierarchySnapshot.Node(type: description.name, detail: description.detail(of: viewController))
      result.isTop = viewController === top
      // A window has few containers and modals.
      if let container = containers.first(where: { $0.viewController === viewController }) {
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
      if let modal = presentations.first(where: { $0.presenter === viewController })?.presented {
        result.presented = [node(of: modal)]
        result.presented[0].style = modal.modalPresentationStyle.name
      }
      return result
    }
    return HierarchySnapshot(window: typeName(window), root: root.map(node))
  }
}

extension ClassDescription {
  /// Returns the details of a controller of this class: its own description, or that of its screen.
  func detail(of viewController: UIViewController) -> String? {
    if describesItself { return (viewController as? any HierarchyDescribing)?.hierarchyDescription }
    guard let screen = ScreenTable.screen(of: viewController) else { return nil }
    // A window has few containers, and the children tell which one it is.
    return isContainer ? screen.values : screen.detail(in: name)
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
