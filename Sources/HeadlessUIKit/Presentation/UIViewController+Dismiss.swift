extension UIViewController {
  final func performDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentingAncestor ?? presentedAncestor?.presenterReference else { return }
    guard let running = presenter.transitionAbove else {
      return presenter.scheduleDismissal(animated: animated, isCompleted: nil, completion: completion)
    }
    if running is DismissalTransition {
      // After the running dismissal this controller presents nothing, so the second call dismisses it.
      return running.afterwards { [self] in performDismissal(animated: animated, completion: completion) }
    }
    UIKitWarnings.warn(
      "Trying to dismiss the presentation controller while transitioning already. (\(describe(presenter)))"
    )
  }

  /// Dismisses the controller that this controller itself presents with a gesture, unless a transition is in progress.
  ///
  /// - Returns: `true` if the dismissal has begun.
  final func dismissPresented(completing: Bool, completion: @escaping () -> Void) -> Bool {
    guard transitionAbove == nil, presentedReference != nil else { return false }
    scheduleDismissal(animated: true, isCompleted: completing, completion: completion)
    return true
  }

  /// Dismisses the controller that this controller itself presents, with all above it.
  private func scheduleDismissal(animated: Bool, isCompleted: Bool?, completion: (() -> Void)?) {
    guard let bottom = presentedReference else { return }
    var top = bottom
    while let above = top.presentedReference { top = above }
    let dismissal = DismissalTransition(
      bottom: bottom,
      window: top.loadedView?.window,
      presenter: self,
      animated: animated,
      isCompleted: isCompleted,
      completion: completion
    )
    dismissal.mark()
    dismissal.schedule()
  }

  /// The transition of a controller above this one in the chain of presentations.
  private var transitionAbove: WindowTransition? {
    var candidate = presentedReference
    while let current = candidate {
      if let running = current.modalTransition, !running.hasEnded { return running }
      candidate = current.presentedReference
    }
    return nil
  }
}
