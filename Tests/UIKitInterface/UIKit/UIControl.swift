// swift-format-ignore-file
@preconcurrency @MainActor open class UIControl: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var state: UIControl.State { _stub() }  // state
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { _stub() }  // -addAction:forControlEvents:
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { _stub() }  // -removeAction:forControlEvents:
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) { _stub() }  // -removeActionForIdentifier:forControlEvents:
  open var allControlEvents: UIControl.Event { _stub() }  // allControlEvents
  open func sendActions(for controlEvents: UIControl.Event) { _stub() }  // -sendActionsForControlEvents:

}

@preconcurrency @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
}
