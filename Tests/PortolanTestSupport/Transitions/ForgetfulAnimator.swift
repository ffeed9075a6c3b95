package import Portolan

/// An animation controller that never completes a transition, until a test completes all of them.
package final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// A Boolean value that indicates whether it animates the transitions that begin from now on, and not UIKit.
  package var isInUse = true
  private var forgotten: [any UIViewControllerContextTransitioning] = []

  /// A Boolean value that indicates whether it has completed all transitions.
  package var isIdle: Bool { forgotten.isEmpty }

  private var current: ForgetfulAnimator? { isInUse ? self : nil }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.3
  }

  package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    forgotten.append(transitionContext)
  }

  package func animationEnded(_ transitionCompleted: Bool) {}

  /// Completes all transitions after all.
  ///
  /// - Parameter didComplete: `false` to return to their starting points.
  package func complete(_ didComplete: Bool = true) {
    while !forgotten.isEmpty { forgotten.removeFirst().completeTransition(didComplete) }
  }
}

extension ForgetfulAnimator: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { current }
}

extension ForgetfulAnimator: UIViewControllerTransitioningDelegate {
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { current }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { current }
}
