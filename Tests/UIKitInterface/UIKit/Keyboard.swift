// swift-format-ignore-file
extension UIResponder {
}

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { _stub() }  // -convert:to:
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { _stub() }  // -convert:from:
}

@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open var state: UIViewAnimatingState { _stub() }  // state
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { _stub() }  // -finishAnimationAtPosition:
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { _stub() }  // -addAnimations:delayFactor:
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { _stub() }  // -continueAnimationWithTimingParameters:durationFactor:
  open var duration: TimeInterval { _stub() }  // duration
  open var isRunning: Bool { _stub() }  // running
  open func addAnimations(_ animation: @escaping () -> Void) { _stub() }  // -addAnimations:
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { _stub() }  // -addCompletion:
  open func startAnimation() { _stub() }  // -startAnimation
  open func startAnimation(afterDelay delay: TimeInterval) { _stub() }  // -startAnimationAfterDelay:
  open func pauseAnimation() { _stub() }  // -pauseAnimation
  open func stopAnimation(_ withoutFinishing: Bool) { _stub() }  // -stopAnimation:
}

