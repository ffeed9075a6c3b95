/// The context of a transition for its animation controller, which ends it.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: WindowTransition
  private let animator: any UIViewControllerAnimatedTransitioning

  init(transition: WindowTransition, animator: any UIViewControllerAnimatedTransitioning) {
    self.transition = transition
    self.animator = animator
  }

  var containerView: UIView { transition.containerView }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  func completeTransition(_ didComplete: Bool) {
    guard !transition.hasEnded else { return }
    if !didComplete { transition.isCancelled = true }
    transition.finish()
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
}
