extension NavigationPlan {
  @MainActor
  init(_ route: ResolvedRoute, builtWith assemblies: ScreenAssemblies? = nil) {
    var (found, columns) = ("empty window", [UIViewController]())
    if let origin = route.origin { (found, columns) = (title(of: origin), origin.hiddenColumnsAround) }
    // Loops, because a closure would check its actor on each call.
    var steps: [Step] = []
    steps.reserveCapacity(route.steps.count)
    var tab: String?
    for step in route.steps.reversed() {
      steps.append(Step(step, in: tab, found: steps.isEmpty ? found : nil, builtWith: assemblies))
      tab = step.additions?.tab
    }
    var guards = route.hooks.identities.map { describe($0.interceptor) }
    for step in route.guardedSteps where step.additions != nil { guards += step.namesOfGuards }
    var removed = route.popped
    // To join empty lists takes as long as a step.
    if !route.replaced.isEmpty || !route.departing.isEmpty { removed += route.replaced + route.departing }
    self.init(
      destination: route.destination.name, guards: guards, steps: steps, dismissed: route.modals.reversed().map(title),
      removed: removed.map(title), asked: route.unsaved.map(title),
      shown: columns.isEmpty ? nil : columns.map(title), isReached: route.isReached)
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

extension BoundStep {
  @inline(never) fileprivate var namesOfGuards: [String] {
    var names: [String] = []
    for hooks in hooks { for known in hooks.guards { names.append(describe(known.interceptor)) } }
    return names
  }
}

extension NavigationPlan.Step {
  @MainActor
  init(_ step: BoundStep, in tab: String?, found: String?, builtWith assemblies: ScreenAssemblies?) {
    guards = step.additions == nil ? [] : step.namesOfGuards
    if let found {
      (screen, source) = (found, .found)
    } else {
      let isPrepared = step.definition.isScreen && assemblies?.isPrepared(step.anyContext) == true
      (screen, source) = (step.name, step.definition.builds ? isPrepared ? .prepared : .built : .expected)
      action = tab.map { "tab(\"\($0)\")" } ?? (step.definition.builds ? step.definition.action?.name : nil)
    }
  }
}

/// Returns the class of a controller with its own description.
@MainActor
package func title(of viewController: UIViewController) -> String {
  let description = ClassDescription.of(type(of: viewController))
  guard let detail = description.detail(of: viewController) else { return description.name }
  return "\(description.name)(\(detail))"
}
