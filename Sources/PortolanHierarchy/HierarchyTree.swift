package import PortolanCore
import PortolanObserving

/// The controllers of a window in one list: each container before its children, and each presenter before its modal.
///
/// It is read at once and retains the controllers. The options say which controllers count beside the containers and the screens in
/// them.
///
/// - Complexity: Creating a tree is O(n) in the number of controllers.
@MainActor
package struct HierarchyTree {
  /// The controllers that a tree lists in addition to what a state can store.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The children of controllers that are no containers, and children that an app's own container does not list.
    ///
    /// A screen builds them itself, so that neither a stored state nor a recording has them. A check of instances needs them.
    package static let parts = Options(rawValue: 1)

    /// Alerts, menus, searches, and modals that are being dismissed.
    ///
    /// The user sees them, and no state restores them. A screen that is presented over a search is listed with and without this
    /// option, at the level after the presenter of the search.
    package static let moments = Options(rawValue: 2)

    /// The controller of every tab, in the order of the tabs, instead of the stack of `moreNavigationController`.
    ///
    /// A recording of a compact window has More, and is replayed in a wide one, which has not.
    package static let everyTab = Options(rawValue: 4)
  }

  /// A controller and its place.
  package struct Place {
    package let viewController: UIViewController
    /// The adapter of the controller, or `nil` if it is no container.
    package let container: (any ContainerAdapter)?
    /// The index of the container or of the presenter, or -1 for the root.
    package let parent: Int
    /// The position among the children of the container.
    package let position: Int
    /// The number of controllers around and under this one.
    package let level: Int
    package let isPresented: Bool
    /// A Boolean value that indicates whether the container shows this child.
    ///
    /// It is `true` for the root, for modals and for the children of a controller that is no container. A container tells nothing about
    /// a child that it does not list, so it is `false` for that.
    package let isShown: Bool
    /// A Boolean value that indicates whether all containers around the controller and around its presenters show it.
    package let isVisible: Bool
    /// The index after the last place inside or over this one.
    package fileprivate(set) var end = 0
  }

  package private(set) var places: [Place] = []
  private let options: Options

  /// Reads the hierarchy of a window.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - options: The controllers to list in addition.
  package init(of window: UIWindow, _ options: Options = [.parts, .moments]) {
    self.options = options
    guard let root = window.rootViewController else { return }
    places.reserveCapacity(16)
    add(root, parent: -1, isPresented: false, isShown: true)
  }

  /// Returns the indices of the children of a place.
  package func children(of index: Int) -> [Int] {
    var (children, next) = ([Int](), index + 1)
    while next < places[index].end {
      if !places[next].isPresented { children.append(next) }
      next = places[next].end
    }
    return children
  }

  /// Returns the index of the controller that the one at a place presents, or `nil` if it presents none.
  package func modal(over index: Int) -> Int? {
    places.indices.first { places[$0].isPresented && places[$0].parent == index }
  }

  /// The controllers where the user is: the topmost modal that is visible or the root, and in each container the child that is shown.
  ///
  /// A container that shows several, such as two columns, counts with the last one.
  package var front: [UIViewController] {
    guard !places.isEmpty else { return [] }
    var index = places.lastIndex { $0.isPresented && $0.isVisible } ?? 0
    var front = [places[index].viewController]
    while places[index].container != nil, let shown = children(of: index).last(where: { places[$0].isShown }) {
      index = shown
      front.append(places[index].viewController)
    }
    return front
  }

  /// Returns the children of a container, and those that it does not list if it is an app's own.
  ///
  /// - Parameters:
  ///   - viewController: The container.
  ///   - container: Its adapter.
  /// - Returns: The listed children, and then the others.
  package static func children(of viewController: UIViewController, in container: any ContainerAdapter)
    -> [UIViewController]
  {
    let listed = container.containedViewControllers
    // A child that one of UIKit's containers does not list is leaving it, or belongs to its inner workings.
    switch viewController {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      return listed
    default:
      return listed
        + viewController.children.filter { child in !listed.contains { $0 === child || $0.isInside(child) } }
    }
  }

  private mutating func add(
    _ viewController: UIViewController, parent: Int, position: Int = 0, isPresented: Bool, isShown: Bool
  ) {
    let (index, container) = (places.count, viewController.knownContainer)
    places.append(
      Place(
        viewController: viewController, container: container, parent: parent, position: position,
        level: parent < 0 ? 0 : places[parent].level + 1, isPresented: isPresented, isShown: isShown,
        isVisible: isShown && (parent < 0 || places[parent].isVisible)))
    if let container {
      addChildren(of: viewController, in: container, at: index)
    } else if options.contains(.parts) {
      for (position, child) in viewController.children.enumerated() {
        add(child, parent: index, position: position, isPresented: false, isShown: true)
      }
    }
    let modal = options.contains(.moments) ? viewController.ownPresented : viewController.presentedScreen
    if let modal { add(modal, parent: index, isPresented: true, isShown: true) }
    places[index].end = places.count
  }

  private mutating func addChildren(
    of viewController: UIViewController, in container: any ContainerAdapter, at index: Int
  ) {
    var children: [UIViewController]
    var visible = container.visibleViewControllers
    if options.contains(.everyTab), let tabs = viewController as? UITabBarController, let all = tabs.viewControllers {
      children = all
      visible = [tabs.selectedViewController].compactMap(\.self)
    } else if options.contains(.parts) {
      children = Self.children(of: viewController, in: container)
    } else {
      children = container.containedViewControllers
    }
    for (position, child) in children.enumerated() {
      add(child, parent: index, position: position, isPresented: false, isShown: visible.containsInstance(child))
    }
  }
}
