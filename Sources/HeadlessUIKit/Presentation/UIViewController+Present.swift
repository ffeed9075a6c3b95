extension UIViewController {
  final func performPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented)
    if let transition = transition(before: presented, on: presenter) {
      return transition.afterwards { [self] in
        performPresentation(of: presented, animated: animated, completion: completion)
      }
    }
    raiseUnlessPresentable(presented)
    guard let window = presenter.visibleWindow, presenter === self || visibleWindow != nil else {
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
    return transition
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

  /// Returns the controller that presents in place of this one.
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
}
