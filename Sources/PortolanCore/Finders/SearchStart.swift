/// The controller with which the search of a ``StackIteratingFinder`` starts.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>(options: [.current, .contained], startingPoint: .root)
/// ```
@MainActor
public enum SearchStart {
  /// The topmost controller: the controller presented on top, or else the root of the window.
  case topmost
  /// The root of the window.
  case root
  /// A controller that a closure chooses. If it returns `nil`, or a controller outside the window, nothing is found.
  case custom(@MainActor () -> UIViewController?)
}

extension SearchScope {
  /// Returns the same window, searched from another controller.
  func starting(from point: SearchStart) -> SearchScope {
    switch point {
    case .topmost: return self
    case .root: return SearchScope(window: window, start: window.rootViewController)
    case .custom(let choose):
      let chosen = choose()
      return SearchScope(window: window, start: chosen?.isInHierarchy(of: window) == true ? chosen : nil)
    }
  }
}
