/// A route whose missing controllers are built, for the commit to carry out.
@MainActor
struct BuiltRoute {
  /// The way the controller of a missing step gets into the hierarchy.
  enum Arrival {
    /// It is there already, or will be once the steps before are carried out: the commit finds it.
    case expected
    /// The build has put it into a container that is not shown yet. An app's own container may take it later.
    case inside(isTaken: Bool)
    /// The commit puts it into the hierarchy. A check that the build has made saw the hierarchy of that time.
    case byAction(isChecked: Bool)
  }

  /// The controller of a missing step, and its way into the hierarchy.
  struct Part {
    var viewController: UIViewController?
    var arrival = Arrival.expected
  }

  let route: ResolvedRoute
  /// The parts of the missing steps, target first.
  let parts: [Part]
}

/// A route that was carried out, or whose target was reached already.
@MainActor
struct ReachedRoute {
  let route: ResolvedRoute
  private let parts: [BuiltRoute.Part]
  /// A Boolean value that indicates whether the commit has moved anything, or `nil` if there was nothing to commit.
  let hasChanged: Bool?

  init(_ route: ResolvedRoute, with parts: [BuiltRoute.Part] = [], hasChanged: Bool? = nil) {
    self.route = route
    self.parts = parts
    self.hasChanged = hasChanged
  }

  /// The controller of a step, or `nil` for the root of a window that was empty.
  subscript(index: Int) -> UIViewController? { index < parts.count ? parts[index].viewController : route.origin }

  /// The controller of the target.
  var target: UIViewController {
    guard let target = self[0] else { preconditionFailure("The target was found, or it is an error") }
    return target
  }

  /// The controllers that were found or built, target first.
  var viewControllers: [UIViewController] { route.steps.indices.compactMap { self[$0] } }
}
