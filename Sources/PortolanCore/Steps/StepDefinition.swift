/// The part of a step that does not depend on its types or on the context of a request, and its identity.
@MainActor
final class StepDefinition {
  /// The class of the controller that the step yields.
  let viewControllerType: UIViewController.Type
  /// The action that places the controller in that of the previous step, or `nil` for a step that only finds.
  let action: (any StepAction)?
  /// A Boolean value that indicates whether the step can build a controller that it does not find.
  let builds: Bool
  private let finder: (any Finder.Type)?
  private let factory: (any AbstractFactory.Type)?

  init<Context>(_ link: Link<Context>) {
    viewControllerType = link.viewControllerType
    action = link.action
    finder = link.finder
    factory = link.factory
    builds = link.factory?.builds == true
  }

  // These values never change, and are read for every plan or navigation.

  /// A Boolean value that indicates whether the context of the step is a screen, which then names the step.
  private(set) lazy var isScreen = finder is any NamingFinder.Type
  /// A Boolean value that indicates whether the finder returns the root of the window.
  private(set) lazy var isRoot = finder is any RootSearching.Type
  /// A Boolean value that indicates whether the action sets the root of the window, which needs no controller.
  private(set) lazy var setsRoot = action?.action is ReplaceRootAction
  /// A Boolean value that indicates whether the factory builds a container from its finished children.
  private(set) lazy var takesChildren = factory is any ContainerFactory.Type && !makesNewContainer
  /// A Boolean value that indicates whether the factory creates one of UIKit's containers each time.
  private(set) lazy var makesNewContainer = factory is any BuiltInContainerFactory.Type
  /// The class name of the controller.
  private(set) lazy var className = typeName(viewControllerType)
  /// The name of the action.
  private(set) lazy var actionName = action.map { describe($0.action) }

  /// The action, if it places the controller among the children of a container.
  var containerAction: (any ContainerAction)? { action?.asContainerAction }
}
