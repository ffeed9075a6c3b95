/// A controller whose first child is a view with a `NavigationStack`, and whose other children are the screens on its path.
///
/// It stands in the hierarchy as a `UINavigationController` does: the first child is the root, and the last one is visible. Its root
/// is a ``HostingAssembly`` whose view binds the stack to the ``HostedPath``. SwiftUI draws the screens on the path; their controllers
/// let the router find, close, store and restore them.
///
/// ```swift
/// struct ShopStackAssembly: Assembly {
///   let path: HostedPath<ShopScreen>
///
///   func build() -> UIViewController {
///     let list = SearchAssembly(query: "ropes").build()
///     list.setScreen(ShopScreen.catalogue)
///     return HostedStackController(rootViewController: list, path: path)
///   }
/// }
/// ```
///
/// The routes of the three kinds of screens:
///
/// ```swift
/// case .tabs: .root
/// case .catalogue: .part(of: .tabs)
/// case .product: .pushOnPath(of: .catalogue)
/// ```
public final class HostedStackController: UIViewController, ContainerViewController {
  /// The root and the controllers of the screens on the path.
  public private(set) var viewControllers: [UIViewController] = []

  let place = HostedPlace()
  private let path: any StackPath
  #if !canImport(UIKit)
    let backButton = HeadlessBackButton()
  #endif

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - rootViewController: The controller whose view has the `NavigationStack`, or `nil` if it is set later.
  ///   - path: The path to which that stack is bound. A path belongs to one controller.
  public init<Target: Screen>(rootViewController: UIViewController? = nil, path: HostedPath<Target>) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
    path.stack = self
    place.controller = self
    if let rootViewController { set([rootViewController]) }
  }

  /// Returns `nil`, since the controller is not stored in documents.
  public required init?(coder: NSCoder) { nil }

  /// The adapter with which the router reads and changes the path.
  public var containerAdapter: any ContainerAdapter { HostedStackAdapter(controller: self) }

  /// Returns an action that adds the controller to the end of the path.
  ///
  /// - Returns: The action.
  public static func push() -> Placement<HostedStackController> { Placement("pushOnPath") { $1.append($0) } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Replaces the root and the screens on the path.
  func set(_ new: [UIViewController]) {
    let old = viewControllers.filter { !new.containsInstance($0) }
    viewControllers = new
    for child in old {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where !child.isInside(self) {
      addChild(child)
      child.didMove(toParent: self)
    }
    path.follow(Array(new.dropFirst()), without: old)
    if isViewLoaded { show() }
  }

  /// Removes the screens on the path after the first ones, as the back button of SwiftUI does.
  func keep(onPath count: Int) { set(Array(viewControllers.prefix(count + 1))) }

  /// Tells the views that read the path that a controller on it shows something else.
  func contentDidChange() { path.follow(Array(viewControllers.dropFirst()), without: []) }

  /// Adds the views that no view of SwiftUI shows.
  private func show() {
    let shown = viewControllers.filter(isShownHere)
    for child in viewControllers where !shown.containsInstance(child) { child.viewIfLoaded?.removeFromSuperview() }
    for child in shown {
      child.view.frame = view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
    }
    #if !canImport(UIKit)
      backButton.show(in: self)
    #endif
  }

  private func isShownHere(_ child: UIViewController) -> Bool {
    #if canImport(SwiftUI) && canImport(UIKit)
      if child === viewControllers.first { return true }
      return child === viewControllers.last && !path.hasScreen(of: child)
    #else
      return child === viewControllers.last
    #endif
  }
}

/// The adapter of a stack of SwiftUI.
private struct HostedStackAdapter: ContainerAdapter {
  let controller: HostedStackController

  var containedViewControllers: [UIViewController] { controller.viewControllers }
  var visibleViewControllers: [UIViewController] { controller.viewControllers.suffix(1) }
  var isStack: Bool { true }

  func refusal(of viewController: UIViewController, besides children: [UIViewController]) -> String? {
    let isRefused = viewController is UINavigationController || viewController is UISplitViewController
    return isRefused ? "a NavigationStack cannot contain it" : nil
  }

  func viewControllersRemoved(byShowing viewController: UIViewController) -> [UIViewController] {
    guard let index = controller.viewControllers.indexOfInstance(viewController) else { return [] }
    return Array(controller.viewControllers[(index + 1)...])
  }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    let removed = viewControllersRemoved(byShowing: viewController)
    if !removed.isEmpty { change(to: controller.viewControllers.dropLast(removed.count), animated: animated) }
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    change(to: viewControllers, animated: animated)
  }

  private func change(to viewControllers: [UIViewController], animated: Bool) {
    PathTransaction.perform(animated: animated) { controller.set(viewControllers) }
  }
}
