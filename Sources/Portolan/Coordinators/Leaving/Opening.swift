/// How controllers came to be seen, as far as the hierarchy does not tell: the tabs that routes have selected for them.
@MainActor
struct Opening {
  /// A tab that a route has left for another.
  @MainActor
  struct TabChange {
    weak var tabs: UITabBarController?
    weak var old: UIViewController?
    weak var new: UIViewController?

    /// - Parameter viewController: What its container is about to show; `nil` comes of it unless that is a tab.
    init?(showing viewController: UIViewController) {
      guard let tabs = viewController.parent as? UITabBarController else { return nil }
      self.tabs = tabs
      old = tabs.selectedViewController
      new = viewController
    }

    /// The tab to go back to, if the route's own is still the one that is selected.
    var wayBack: UIViewController? {
      guard let tabs, let old, let new, tabs.selectedViewController === new, old.parent === tabs else { return nil }
      return old
    }
  }

  private weak var viewController: UIViewController?
  private let change: TabChange

  // Unchecked, as nothing that changes it calls code of others meanwhile.
  @exclusivity(unchecked) private static var openings: [ObjectIdentifier: Opening] = [:]
  /// How many openings there may be before those of controllers that are gone are dropped.
  private static var limit = 64

  /// Notes that a route to a controller has selected a tab, if any; an older note is void.
  static func note(_ change: TabChange?, for viewController: UIViewController) {
    guard change != nil || !openings.isEmpty else { return }
    openings[ObjectIdentifier(viewController)] = change.map { Opening(viewController: viewController, change: $0) }
    guard openings.count > limit else { return }
    openings = openings.filter { $0.value.viewController != nil }
    limit = max(64, openings.count * 2)
  }

  /// The controllers to show, one after the other, so that a controller leaves.
  static func waysBack(from viewController: UIViewController) -> [UIViewController] {
    let tab = tabChange(for: viewController)?.wayBack
    guard let behind = behind(viewController) else { return tab.map { [$0] } ?? [] }
    return [behind] + (tab.map { [$0] } ?? [])
  }

  /// What a controller covers: the one under it on its stack, or on the stack that it is in, or what presents it.
  private static func behind(_ viewController: UIViewController) -> UIViewController? {
    var child = viewController
    while let parent = child.parent {
      if let navigation = parent as? UINavigationController {
        if let index = navigation.viewControllers.indexOfInstance(child), index > 0 {
          return navigation.viewControllers[index - 1]
        }
      } else if parent.container != nil {
        // A tab, a column or a page is no step on a way: what is around it stays.
        return nil
      }
      child = parent
    }
    return child.levelBelow
  }

  /// What was noted for a controller, or for what it fills: the first screen of a stack, say, that is a tab.
  private static func tabChange(for viewController: UIViewController) -> TabChange? {
    var candidate = viewController
    while true {
      if let opening = openings[ObjectIdentifier(candidate)], opening.viewController === candidate {
        return opening.change
      }
      guard let navigation = candidate.parent as? UINavigationController else { break }
      candidate = navigation
    }
    guard let container = viewController as? UINavigationController, let first = container.viewControllers.first,
      let opening = openings[ObjectIdentifier(first)], opening.viewController === first
    else { return nil }
    return opening.change
  }
}
