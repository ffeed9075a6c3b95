// The longer spellings that readers know from articles about composed routes and from existing libraries. The short
// forms are the canonical ones.

extension SearchOptions {
  /// A longer spelling of ``contained``.
  public static let containing = contained
  /// The topmost controller and its visible children.
  ///
  /// ```swift
  /// let finder = ClassFinder<BagViewController, Any?>(options: .currentVisibleOnly)
  /// ```
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The topmost controller and all its children.
  public static let currentAllStack: SearchOptions = [.current, .contained]
}

extension ContainerViewController where Self: UINavigationController {
  /// Returns the action ``push()``, by its longer spelling.
  ///
  /// - Returns: An action that pushes the controller.
  public static func pushToNavigation() -> Placement<Self> { push() }
}

extension ContainerViewController where Self: UITabBarController {
  /// Returns the action ``add(at:replacing:)``, by its longer spelling.
  ///
  /// - Parameters:
  ///   - index: The position of the new tab, counted from 0, or `nil` to add it at the end.
  ///   - replacing: A Boolean value that indicates whether the new tab replaces the tab at that position.
  /// - Returns: An action that adds the controller as a tab.
  public static func addTab(at index: Int? = nil, replacing: Bool = false) -> Placement<Self> {
    add(at: index, replacing: replacing)
  }
}

extension ContainerViewController where Self: UISplitViewController {
  /// Returns the action ``setAsPrimary()``, by its older name.
  ///
  /// - Returns: An action that puts the controller into the first column.
  public static func setAsMaster() -> Placement<Self> { setAsPrimary() }
}

extension Action where Self == Placement<UISplitViewController> {
  /// Another name of ``setAsPrimary``.
  public static var setAsMaster: Self { setAsPrimary }
}

extension Action where Self == PresentModallyAction {
  /// A longer spelling of ``present``.
  public static var presentModally: Self { present }
}

extension Action where Self == NilAction {
  /// A longer spelling of ``none``.
  public static var nilAction: Self { none }
}

/// Another name of ``ClassFactory``, for a factory that calls a closure.
public typealias InlineFactory<ViewController: UIViewController, Context> = ClassFactory<ViewController, Context>

/// Another name of ``StepAssembly``, for steps whose controller is a container.
public typealias ContainerStepAssembly<Source: Finder, Builder: AbstractFactory> = StepAssembly<Source, Builder>
where Source.ViewController == Builder.ViewController, Source.Context == Builder.Context

extension Router {
  /// Navigates to a step from synchronous code: another spelling of `navigate(to: step(context))`.
  ///
  /// ```swift
  /// router.navigate(to: productScreen, with: 42, animated: true) { result in
  ///   if case .failure(let error) = result { log("\(error)") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - step: The step to the screen.
  ///   - context: The context of the step.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  ///   - completion: A closure that is called once, with the result of the navigation or with its error.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    policy: RequestPolicy? = nil,
    completion: @escaping @MainActor (_ result: Result<NavigationResult, any Error>) -> Void
  ) {
    navigate(to: step(context), animated: animated, policy: policy, completion: completion)
  }
}
