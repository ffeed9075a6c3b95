/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether the control is on; setting it is not reported.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }
  /// The words beside the control, which UIKit draws on the Mac.
  open var title: String?

  private var on = false

  /// Creates a control that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that is off, with an action for `primaryActionTriggered`.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates a control that is off from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns the control on or off, which is not reported.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
  }

  /// Turns the control over, as a tap does.
  final func toggle() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
