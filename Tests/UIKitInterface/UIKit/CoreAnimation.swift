// swift-format-ignore-file

// QuartzCore, which UIKit re-exports.

open class CATransaction: NSObject {
  open class func begin() { _stub() }  // +begin
  open class func commit() { _stub() }  // +commit
  open class func flush() { _stub() }  // +flush
  open class func completionBlock() -> (() -> Void)? { _stub() }  // +completionBlock
  open class func setCompletionBlock(_ block: (() -> Void)?) { _stub() }  // +setCompletionBlock:
  open class func animationDuration() -> TimeInterval { _stub() }  // +animationDuration
  open class func setAnimationDuration(_ dur: TimeInterval) { _stub() }  // +setAnimationDuration:
  open class func disableActions() -> Bool { _stub() }  // +disableActions
  open class func setDisableActions(_ flag: Bool) { _stub() }  // +setDisableActions:
}

extension CALayer {
  public func add(_ anim: CAAnimation, forKey key: String?) { _stub() }  // -addAnimation:forKey:
}

