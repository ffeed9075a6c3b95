extension UIViewController {
  final func performDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentingAncestor ?? presentedAncestor?.presenterReference else { return }
    presenter.dismissPresented(animated: animated, isInteractive: false, completion: completion)
  }

  /// Begins to dismiss what this very controller presents, with all above it.
  ///
  /// - Returns: The transition, not yet handed to the clock, or `nil` if it is refused.
  final func makeDismissal(
    animated: Bool,
    isInteractive: Bool,
    completion: (() -> Void)?
  ) -> DismissalTransition? {
    guard let bottom = presentedReference else { return nil }
    var top = bottom
    var candidate: UIViewController? = bottom
    while let current = candidate {
      if let running = current.modalTransition, !running.hasEnded {
        UIKitWarnings.warn(
          "Trying to dismiss the presentation controller while transitioning already. (\(describe(current)))"
        )
        return nil
      }
      top = current
      candidate = current.presentedReference
    }
    return DismissalTransition(
      bottom: bottom,
      window: top.loadedView?.window,
      presenter: self,
      animated: animated,
      interactive: isInteractive,
      completion: completion
    )
  }

  final func dismissPresented(animated: Bool, isInteractive: Bool, completion: (() -> Void)?) {
    let dismissal = makeDismissal(animated: animated, isInteractive: isInteractive, completion: completion)
    guard let dismissal else { return }
    dismissal.begin()
    dismissal.start()
  }
}
