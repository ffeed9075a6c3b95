/// A control that is on or off.
open class UISwitch: InertUISwitch {
  /// A Boolean value that indicates whether the control is on.
  ///
  /// A change from code sends no event.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  private var on = false

  /// Turns the control on or off without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { self.on = on }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .toggle
    element.label = title
    element.value = { [self] in isOn ? "on" : "off" }
    element.tap = { [self] in
      setOn(!isOn, animated: true)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
