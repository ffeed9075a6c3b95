import Portolan

/// The transition with which pictures come and go.
///
/// A picture whose file turns out to be damaged while it fades in is taken back.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.25
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    let picture = transitionContext.viewController(forKey: .to) as? PictureViewController
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
    } completion: { _ in
      let completes = picture?.isReadable ?? true
      if !completes { view.removeFromSuperview() }
      transitionContext.completeTransition(completes)
    }
  }
}
