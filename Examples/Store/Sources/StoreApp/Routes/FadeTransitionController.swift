public import Portolan

/// A custom modal transition that fades (question 6).
public final class FadeTransitionController: NSObject, UIViewControllerTransitioningDelegate {
  /// The number of animations so far, for tests.
  public private(set) var animationCount = 0

  /// Returns the animator of a presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animationCount += 1
    return FadeAnimator(isPresenting: true)
  }

  /// Returns the animator of a dismissal.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animationCount += 1
    return FadeAnimator(isPresenting: false)
  }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let view { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if !self.isPresenting { view?.isHidden = true }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
