extension UIViewController {
  final func performDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentingAncestor ?? presentedAncestor?.presenterReference else { return }
    guard let running = presenter.transitionAbove else {
      presenter.dismissPresented(animated: animated, gesture: nil, completion: completion)
      return
    }
    if running is DismissalTransition {
      // By then this controller presents nothing, and it is the one that is dismissed.
      return running.afterwards { [self] in performDismissal(animated: animated, completion: completion) }
    }
    UIKitWarnings.warn(
      "Trying to dismiss the presentation controller while transitioning already. (\(describe(presenter)))"
    )
  }

  /// Dismisses what this very controller presents, with all above it, unless a transition is in progress there.
  ///
  /// - Returns: Whether it was dismissed.
  @discardableResult
  final func dismissPresented(
    animated: Bool,
    gesture: TransitionGesture?,
    completion: (() -> Void)?
  ) -> Bool {
    guard transitionAbove == nil, let bottom = presentedReference else { return false }
    var top = bottom
    while let above = top.presentedReference { top = above }
    let dismissal = DismissalTransition(
      bottom: bottom,
      window: top.loadedView?.window,
      presenter: self,
      animated: animated,
      gesture: gesture,
      completion: completion
    )
    dismissal.mark()
    dismissal.schedule()
    return true
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
