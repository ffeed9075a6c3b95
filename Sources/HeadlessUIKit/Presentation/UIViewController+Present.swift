extension UIViewController {
  final func performPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented)
    if let transition = transition(before: presented, on: presenter) {
      return transition.afterwards { [self] in
        performPresentation(of: presented, animated: animated, completion: completion)
      }
    }
    raiseUnlessPresentable(presented)
    guard let window = presenter.loadedView?.enclosingWindow, presenter === self || loadedView?.enclosingWindow != nil
    else {
      UIKitWarnings.warn(
        "Attempt to present \(describe(presented)) on \(describe(presenter)) (from \(describe(self))) "
          + "whose view is not in the window hierarchy."
      )
      return
    }
    if let current = presenter.presentedReference {
      UIKitWarnings.warn(
        "Attempt to present \(describe(presented)) on \(describe(presenter)) (from \(describe(self))) "
          + "which is already presenting \(describe(current))."
      )
      return
    }
    let transition = PresentationTransition(
      presented: presented,
      presenter: presenter,
      source: self,
      animated: animated,
      clock: window.transitionClock,
      completion: completion
    )
    transition.tie()
    transition.schedule()
  }

  /// Returns the transition that a presentation waits for, in a stack or a modal around the controller.
  ///
  /// There is none if the presenter keeps presenting another controller, since it would then also refuse later.
  private func transition(before presented: UIViewController, on presenter: UIViewController) -> WindowTransition? {
    if let current = presenter.presentedReference, !current.flags.contains(.beingDismissed) { return nil }
    guard let transition = runningTransition ?? presenter.modalTransition, !transition.isOver else { return nil }
    // Between its two turns a sheet without an animation is on screen already.
    return transition is PresentationTransition && !transition.isAnimated && transition.isUnderWay ? nil : transition
  }

  private func raiseUnlessPresentable(_ presented: UIViewController) {
    if presented === self {
      raise(
        "Application tried to present modally a view controller on itself. Presenting controller is \(describe(self))."
      )
    }
    if let parent = presented.parentReference {
      raise(
        "Application tried to present modally a view controller \(describe(presented)) that has a parent view "
          + "controller \(describe(parent))."
      )
    }
    if let presenter = presented.presenterReference {
      raise(
        "Application tried to present modally a view controller \(describe(presented)) that is already being "
          + "presented by \(describe(presenter))."
      )
    }
    // Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/none: "Do not use this style to present a view
    // controller". The words of the exception are from public crash reports.
    if presented.modalPresentationStyle == .none {
      raise("The specified modal presentation style doesn't have a corresponding presentation controller.")
    }
    if presented.modalTransitionStyle == .partialCurl, presented.modalPresentationStyle != .fullScreen {
      raise(
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
          + "\(describe(presented))."
      )
    }
    if let window = presented.loadedView?.superviewReference as? UIWindow, window.rootViewController === presented {
      raise("Application tried to present modally an active controller \(describe(presented)).")
    }
  }

  /// Returns the controller that presents in place of this controller.
  private func presenter(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      for current in withAncestors
      where current.flags.contains(.definesPresentationContext) && !current.leavesContextToRoot(style) {
        return current
      }
    }
    return rootAncestor
  }

  /// Returns a Boolean value that indicates whether the controller defines a context that its root takes over.
  private func leavesContextToRoot(_ style: UIModalPresentationStyle) -> Bool {
    style == .overCurrentContext && parentReference != nil && self is UINavigationController
      && HeadlessSystem.contested.contains(.rootPresentsOverContext)
  }

  /// Dismisses the presented controller, after a running transition.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the dismissal is animated.
  ///   - completion: A closure that is called at the end, or at once if there is nothing to dismiss.
  ///   - ended: The transition that the call waited for. Its own completion is called first.
  final func performDismissal(animated: Bool, completion: (() -> Void)?, after ended: WindowTransition? = nil) {
    guard let presenter = presentingAncestor ?? presentedAncestor?.presenterReference else {
      guard let completion else { return }
      if let ended { return ended.followCompletion(with: completion) }
      let clock = loadedView?.enclosingWindow?.transitionClock ?? ImmediateTransitionClock.shared
      return clock.deliver(completion)
    }
    guard let running = presenter.transitionAbove else {
      return presenter.scheduleDismissal(animated: animated, isCompleted: nil, completion: completion)
    }
    // After a running dismissal this controller presents nothing, so the second call dismisses it.
    running.afterwards { [self] in performDismissal(animated: animated, completion: completion, after: running) }
  }

  /// Dismisses the controller that this controller itself presents with a gesture, unless a transition is in progress.
  ///
  /// - Returns: `true` if the dismissal has begun.
  final func dismissPresented(completing: Bool, completion: @escaping () -> Void) -> Bool {
    guard transitionAbove == nil, let presentedReference else { return false }
    let controller = presentedReference.presentationControllerStorage
    scheduleDismissal(animated: true, isCompleted: completing) {
      completion()
      if completing { controller?.afterUserDismissal?() }
    }
    return true
  }

  /// Dismisses the controller that this controller itself presents, with all above it.
  private func scheduleDismissal(animated: Bool, isCompleted: Bool?, completion: (() -> Void)?) {
    guard let bottom = presentedReference else { return }
    var top = bottom
    while let above = top.presentedReference { top = above }
    let dismissal = DismissalTransition(
      bottom: bottom,
      window: top.loadedView?.enclosingWindow,
      presenter: self,
      animated: animated,
      isCompleted: isCompleted,
      completion: completion
    )
    dismissal.mark()
    dismissal.schedule()
  }

  /// The transition of a controller above this controller in the chain of presentations.
  private var transitionAbove: WindowTransition? {
    guard let above = presentedReference else { return nil }
    if let running = above.modalTransition, !running.hasEnded { return running }
    return above.transitionAbove
  }

  /// Disconnects the controller from its presenter, and so releases it.
  final func leavePresenter() {
    let presenter = presenterReference
    presenterReference = nil
    flags.remove(.coversPresenter)
    presenter?.presentedReference = nil
    HeadlessHierarchy.noteChange(at: presenter)
  }
}
