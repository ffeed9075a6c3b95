// swift-format-ignore-file
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var percentComplete: CGFloat { _stub() }  // percentComplete
  open var duration: CGFloat { _stub() }  // duration
  public override init() { _stub() }  // -init
  open func update(_ percentComplete: CGFloat) { _stub() }  // -update:
  open func pause() { _stub() }  // -pause
  open func cancel() { _stub() }  // -cancel
  open func finish() { _stub() }  // -finish
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { _stub() }  // -startInteractiveTransition:
}
