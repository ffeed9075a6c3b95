extension UIViewController {
  final func performPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    raiseUnlessPresentable(presented)
    let presenter = presenter(for: presented)
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
    if let running = presenter.modalTransition, !running.hasEnded {
      let change = running is DismissalTransition ? "dismissal" : "presentation"
      UIKitWarnings.warn(
        "Attempt to present \(describe(presented)) on \(describe(presenter)) while a \(change) is in progress!"
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
    transition.begin(in: window)
    transition.start()
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
    if let window = presented.loadedView?.superviewReference as? UIWindow, window.rootViewController === presented {
      raise("Application tried to present modally an active controller \(describe(presented)).")
    }
  }

  /// The controller that presents when this one is asked to.
  private func presenter(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.flags.contains(.definesPresentationContext) { return current }
        candidate = current.parentReference
      }
    }
    return rootAncestor
  }
}
