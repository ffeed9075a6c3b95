extension NavigationPlan {
  @MainActor
  init(_ route: ResolvedRoute) {
    destination = route.destination.name
    guards = route.guardNames
    steps = []
    steps.reserveCapacity(route.steps.count)
    var found: String? = route.origin.map { title(of: $0) } ?? "empty window"
    for (index, step) in route.steps.enumerated().reversed() {
      steps.append(Step(step, found: found, tab: route.tabs[index]))
      found = nil
    }
    dismissed = titles(of: route.modals).reversed()
    removed = titles(of: route.popped)
    if !route.replaced.isEmpty { removed += titles(of: route.replaced) }
    let columns = route.origin?.hiddenColumnsAround ?? []
    shown = columns.isEmpty ? nil : titles(of: columns)
    asked = titles(of: route.unsaved)
    isReached = route.isReached
  }
}

extension ResolvedRoute {
  fileprivate var guardNames: [String] {
    var names = configuration.hooks.identities.map { describe($0.interceptor) }
    for step in steps { names += step.guardNames }
    return names
  }
}

extension BoundStep {
  fileprivate var guardNames: [String] {
    hasGuards ? hooks.flatMap { $0.guards.map { describe($0.interceptor) } } : []
  }
}

extension UIViewController {
  /// This controller and those around it that are in a hidden column of a split view controller, outermost first.
  fileprivate var hiddenColumnsAround: [UIViewController] {
    var hidden: [UIViewController] = []
    var child = self
    while let parent = child.parent {
      if parent is UISplitViewController, !parent.isShowing(child) { hidden.insert(child, at: 0) }
      child = parent
    }
    return hidden
  }
}

extension NavigationPlan.Step {
  @MainActor
  init(_ step: BoundStep, found: String?, tab: String?) {
    guards = step.guardNames
    if let found {
      screen = found
      source = .found
    } else {
      screen = step.name
      source = step.definition.builds ? .built : .expected
      action = tab.map { "tab(\"\($0)\")" } ?? (step.definition.builds ? step.definition.action?.name : nil)
    }
  }
}

@MainActor
private func titles(of viewControllers: [UIViewController]) -> [String] {
  viewControllers.isEmpty ? [] : viewControllers.map { title(of: $0) }
}

/// Returns the class of a controller with its own description.
@MainActor
private func title(of viewController: UIViewController) -> String {
  let description = ClassDescription.of(type(of: viewController))
  guard let detail = description.detail(of: viewController) else { return description.name }
  return "\(description.name)(\(detail))"
}
