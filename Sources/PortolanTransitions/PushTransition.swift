/// The transition with which a screen is pushed and popped.
///
/// ```swift
/// case .photo: .push(transition: .zoom(from: { ($0 as? GalleryViewController)?.selectedThumbnail }))
/// ```
@MainActor
public struct PushTransition {
  /// A closure that returns the animator of a push or a pop.
  typealias Animators = @MainActor (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?

  /// A change of the controller before it is pushed.
  let prepare: @MainActor (UIViewController) -> Void
  /// The animators, or `nil` if UIKit animates.
  let animators: Animators?

  /// Returns a zoom out of a view, and back into it.
  ///
  /// There is no zoom on systems before iOS 18, which push as usual. While the screen has unsaved changes, the user cannot go back with a
  /// pinch or a swipe.
  ///
  /// ```swift
  /// case .photo: .push(transition: .zoom(from: { ($0 as? GalleryViewController)?.selectedThumbnail }))
  /// ```
  ///
  /// - Parameter source: A closure that returns the view, or `nil` for no zoom. UIKit calls it with the controller below, when the screen
  ///   comes and when it leaves.
  /// - Returns: The transition.
  public static func zoom(from source: @escaping @MainActor (_ below: UIViewController) -> UIView?) -> PushTransition {
    PushTransition(
      prepare: { viewController in
        guard #available(iOS 18, macCatalyst 18, *) else { return }
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { [weak viewController] context in
          context.willBegin && viewController?.hasUnsavedScreens != true
        }
        viewController.preferredTransition = .zoom(options: options) { source($0.sourceViewController) }
      }, animators: nil)
  }

  /// Returns a transition by animators of the app.
  ///
  /// They animate while the delegate of the navigation controller is the one of this module. A delegate that the app has set decides itself.
  /// UIKit has no swipe back for a screen with such an animator.
  ///
  /// ```swift
  /// case .photo: .push(transition: .animated { operation in FadeAnimator(isPush: operation == .push) })
  /// ```
  ///
  /// - Parameter make: A closure that returns the animator of a push or a pop, or `nil` for the one of UIKit.
  /// - Returns: The transition.
  public static func animated(
    by make:
      @escaping @MainActor (_ operation: UINavigationController.Operation) -> (
        any UIViewControllerAnimatedTransitioning
      )?
  ) -> PushTransition {
    PushTransition(prepare: { _ in }, animators: make)
  }
}

/// An action that pushes the controller with a transition.
///
/// ```swift
/// let photo = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
///   .using(PushWithTransition(.zoom(from: { $0.view })))
///   .from(tabsScreen.expectingContainer())
///   .assemble()
/// ```
public struct PushWithTransition: ContainerAction, CustomStringConvertible {
  /// The class of the container.
  public typealias ViewController = UINavigationController

  /// The name of the action, as plans and errors print it.
  public nonisolated var description: String { "push" }

  private let transition: PushTransition
  private let push = UINavigationController.push()

  /// Creates an action.
  ///
  /// - Parameter transition: The transition.
  public init(_ transition: PushTransition) {
    self.transition = transition
  }

  /// Adds the controller to the end of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - children: The stack.
  /// - Throws: ``RoutingError`` if the stack cannot have the controller.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try push.perform(embedding: viewController, in: &children)
    transition.prepare(viewController)
    // The router fills a stack that is not on screen with this method alone.
    if let stack = children.first?.parent as? UINavigationController, stack.viewIfLoaded?.window == nil {
      addAnimators(for: viewController, in: stack)
    }
  }

  /// Pushes the controller with the transition.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - existingController: The navigation controller.
  ///   - animated: A Boolean value that indicates whether the transition is animated.
  /// - Returns: `nil`, because the router restores the stack itself.
  /// - Throws: The errors of a push.
  public func perform(
    with viewController: UIViewController, on existingController: UINavigationController, animated: Bool
  ) async throws -> Undo? {
    transition.prepare(viewController)
    addAnimators(for: viewController, in: existingController)
    return try await push.perform(with: viewController, on: existingController, animated: animated)
  }

  private func addAnimators(for viewController: UIViewController, in stack: UINavigationController) {
    if let animators = transition.animators { PushAnimations.of(stack)?.add(animators, for: viewController) }
  }
}

extension Route {
  /// Returns a route that pushes the screen with a transition, onto the visible navigation controller as ``Route/push`` does.
  ///
  /// ```swift
  /// case .photo: .push(transition: .zoom(from: { $0.view }))
  /// ```
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The route.
  public static func push(transition: PushTransition) -> Route {
    Route {
      $0.using(PushWithTransition(transition))
        .from(
          SwitchAssembly()
            .addCase(expecting: ClassFinder<UINavigationController, Target>(options: [.current, .visible]))
            .assemble { Step.navigationController.using(.present).from(.current).assemble() }
        )
        .assemble()
    }
  }

  /// Returns a route that pushes the screen with a transition, onto the navigation controller of another screen.
  ///
  /// ```swift
  /// case .photo: .push(onto: .home, transition: .zoom(from: { $0.view }))
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen under this one, which the navigation reaches first.
  ///   - transition: The transition.
  /// - Returns: The route.
  public static func push(onto screen: Target, transition: PushTransition) -> Route {
    Route { $0.using(PushWithTransition(transition)).from(step(to: screen).expectingContainer()).assemble() }
  }
}
