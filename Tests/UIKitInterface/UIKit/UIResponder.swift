// swift-format-ignore-file
@preconcurrency @MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  public override init() { _stub() }  // -init
  @discardableResult open func becomeFirstResponder() -> Bool { _stub() }  // -becomeFirstResponder
  @discardableResult open func resignFirstResponder() -> Bool { _stub() }  // -resignFirstResponder
  open var isFirstResponder: Bool { _stub() }  // isFirstResponder

  // Methods of NSObject in UIKit, where Swift cannot declare what can be overridden.
  open nonisolated func awakeFromNib() { _stub() }  // -awakeFromNib
  open nonisolated func prepareForInterfaceBuilder() { _stub() }  // -prepareForInterfaceBuilder
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { _stub() }  // -initWithTarget:action:
  public convenience override init() { _stub() }  // -init
}
