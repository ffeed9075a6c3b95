/// What the stages of a navigation need to know of a step, whatever its types and its context.
@MainActor
class StepDefinition {
  /// The class of the controller that the step yields.
  let viewControllerType: UIViewController.Type
  /// How the controller is integrated into that of the step before; `nil` for a step that only finds.
  let action: StepAction?
  /// Whether the step can build what it does not find.
  let builds: Bool
  let interceptorCount: Int
  let hasContextTasks: Bool
  let hasPostTasks: Bool
  /// A Boolean value that indicates whether the step is named for its context, the screen.
  let isScreen: Bool

  init<ViewController: UIViewController, Context>(
    action: StepAction?, builds: Bool, isScreen: Bool, hooks: StepHooks<ViewController, Context>
  ) {
    viewControllerType = ViewController.self
    self.action = action
    self.builds = builds
    interceptorCount = hooks.interceptors.count
    hasContextTasks = !hooks.contextTasks.isEmpty
    hasPostTasks = !hooks.postTasks.isEmpty
    self.isScreen = isScreen
  }

  // What a step is called is asked for with every plan and never changes.
  /// The class of the controller, for people.
  final private(set) lazy var className = typeName(viewControllerType)
  /// The action, for people.
  final private(set) lazy var actionName = action.map { describe($0.action) }
  /// The action, where it places the controller among the children of a container.
  final var containerAction: StepAction? {
    guard let action, action.placesInContainer else { return nil }
    return action
  }
  /// The step in a plan, where its controller is missing.
  final private(set) lazy var planned = NavigationPlan.Step(
    screen: className, source: builds ? .built : .expected, action: builds ? actionName : nil,
    guards: interceptors.map { describe($0) })

  /// The guards.
  var interceptors: [any RoutingInterceptor] { [] }
}
