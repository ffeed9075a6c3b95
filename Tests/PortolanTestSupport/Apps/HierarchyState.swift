package import Portolan
package import PortolanHierarchy

/// The controllers of a window and their appearance.
///
/// The controllers are retained, so that no new controller can reuse the address of another.
@MainActor
package struct HierarchyState: @MainActor Equatable {
  package let snapshot: HierarchySnapshot
  package let instances: WindowInstances
  private let controllers: [UIViewController]

  package init(of window: UIWindow) {
    snapshot = HierarchySnapshot(of: window)
    instances = WindowInstances(of: window)
    controllers = window.rootViewController.map(Self.all) ?? []
  }

  /// Returns a Boolean value that indicates whether a controller is in the window, visible or not.
  package func contains(_ viewController: UIViewController) -> Bool { controllers.contains { $0 === viewController } }

  package static func == (one: HierarchyState, other: HierarchyState) -> Bool {
    one.snapshot == other.snapshot && one.instances == other.instances
  }

  private static func all(from viewController: UIViewController) -> [UIViewController] {
    let presented = viewController.presentedViewController
    let isPresenter = presented?.presentingViewController === viewController
    return [viewController] + viewController.children.flatMap(all) + (isPresenter ? presented.map(all) ?? [] : [])
  }
}
