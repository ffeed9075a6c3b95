/// A control that is on or off.
open class UISwitch: InertUISwitch {
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
