// swift-format-ignore-file
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: UIControl.Event { _stub() }  // UIControlEventTouchDown
    public static var touchDownRepeat: UIControl.Event { _stub() }  // UIControlEventTouchDownRepeat
    public static var touchDragInside: UIControl.Event { _stub() }  // UIControlEventTouchDragInside
    public static var touchDragOutside: UIControl.Event { _stub() }  // UIControlEventTouchDragOutside
    public static var touchDragEnter: UIControl.Event { _stub() }  // UIControlEventTouchDragEnter
    public static var touchDragExit: UIControl.Event { _stub() }  // UIControlEventTouchDragExit
    public static var touchUpInside: UIControl.Event { _stub() }  // UIControlEventTouchUpInside
    public static var touchUpOutside: UIControl.Event { _stub() }  // UIControlEventTouchUpOutside
    public static var touchCancel: UIControl.Event { _stub() }  // UIControlEventTouchCancel
    public static var valueChanged: UIControl.Event { _stub() }  // UIControlEventValueChanged
    public static var primaryActionTriggered: UIControl.Event { _stub() }  // UIControlEventPrimaryActionTriggered
    public static var menuActionTriggered: UIControl.Event { _stub() }  // UIControlEventMenuActionTriggered
    public static var editingDidBegin: UIControl.Event { _stub() }  // UIControlEventEditingDidBegin
    public static var editingChanged: UIControl.Event { _stub() }  // UIControlEventEditingChanged
    public static var editingDidEnd: UIControl.Event { _stub() }  // UIControlEventEditingDidEnd
    public static var editingDidEndOnExit: UIControl.Event { _stub() }  // UIControlEventEditingDidEndOnExit
    public static var allTouchEvents: UIControl.Event { _stub() }  // UIControlEventAllTouchEvents
    public static var allEditingEvents: UIControl.Event { _stub() }  // UIControlEventAllEditingEvents
    public static var allEvents: UIControl.Event { _stub() }  // UIControlEventAllEvents
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: UIControl.State { _stub() }  // UIControlStateNormal
    public static var highlighted: UIControl.State { _stub() }  // UIControlStateHighlighted
    public static var disabled: UIControl.State { _stub() }  // UIControlStateDisabled
    public static var selected: UIControl.State { _stub() }  // UIControlStateSelected
    public static var focused: UIControl.State { _stub() }  // UIControlStateFocused
  }

  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var isEnabled: Bool { get { _stub() } set {} }  // enabled
  open var isSelected: Bool { get { _stub() } set {} }  // selected
  open var isHighlighted: Bool { get { _stub() } set {} }  // highlighted
  open var state: UIControl.State { _stub() }  // state
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { _stub() }  // -addAction:forControlEvents:
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { _stub() }  // -removeAction:forControlEvents:
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) { _stub() }  // -removeActionForIdentifier:forControlEvents:
  open var allControlEvents: UIControl.Event { _stub() }  // allControlEvents
  open func sendAction(_ action: UIAction) { _stub() }  // -sendAction:
  open func sendActions(for controlEvents: UIControl.Event) { _stub() }  // -sendActionsForControlEvents:
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { _stub() } set {} }  // contentHorizontalAlignment
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get { _stub() } set {} }  // contentVerticalAlignment

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  open var isOn: Bool { get { _stub() } set {} }  // on
  open var title: String? { get { _stub() } set {} }  // title
  open func setOn(_ on: Bool, animated: Bool) { _stub() }  // -setOn:animated:
  open var onTintColor: UIColor? { get { _stub() } set {} }  // onTintColor
  open var thumbTintColor: UIColor? { get { _stub() } set {} }  // thumbTintColor
}
