import Portolan
import PortolanTool

/// The inconsistencies between the controllers of a window; they must never occur in any app.
@MainActor
struct TreeFaults {
  private(set) var faults: [String] = []
  private(set) var seen: [ObjectIdentifier: UIViewController] = [:]

  static func of(_ window: UIWindow) -> [String] {
    TreeFaults(window).faults
  }

  init(_ window: UIWindow) {
    guard let root = window.rootViewController else { return }
    if root.parent != nil { faults.append("the root has a parent") }
    if root.presentingViewController != nil { faults.append("the root is presented") }
    visit(root)
    if window.visibleScreens.last?.viewIfLoaded?.window !== window {
      faults.append("what is on top is not in the window")
    }
    #if !canImport(UIKit)
      if !window.headless.strandedViewControllers.isEmpty { faults.append("something lost its presenter") }
    #endif
  }

  private mutating func visit(_ viewController: UIViewController) {
    let name = "\(type(of: viewController))"
    if seen.updateValue(viewController, forKey: ObjectIdentifier(viewController)) != nil {
      faults.append("\(name) is in two places")
      return
    }
    if viewController.isBeingPresented || viewController.isBeingDismissed {
      faults.append("\(name) is still coming or leaving")
    }
    for child in viewController.children {
      if child.parent !== viewController { faults.append("\(name) is not the parent of its child \(type(of: child))") }
      visit(child)
    }
    if let tabs = viewController as? UITabBarController, let tab = tabs.selectedViewController, tab.parent !== tabs {
      faults.append("a tab is selected that is none")
    }
    guard let presented = viewController.presentedViewController else { return }
    if viewController.parent == nil {
      if presented.presentingViewController !== viewController {
        faults.append("\(name) does not present what it presents, \(type(of: presented))")
      }
      visit(presented)
    }
  }
}

extension UIWindow {
  /// All controllers that the user sees on the topmost level.
  var everythingVisible: [UIViewController] {
    guard let top = visibleScreens.first else { return [] }
    var visible = [top]
    var next = 0
    while next < visible.count {
      if let container = visible[next] as? any ContainerViewController {
        visible += container.containerAdapter.visibleViewControllers
      }
      next += 1
    }
    return visible
  }
}
