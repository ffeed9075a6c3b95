import Portolan
import Testing

@MainActor
@Suite("Controls and their actions")
struct ControlTests {
  @Test("Actions run for their events, in the order of their addition, with the control as their sender")
  func order() {
    let control = UIControl()
    var heard: [String] = []
    control.addAction(UIAction { _ in heard.append("first") }, for: .touchUpInside)
    control.addAction(
      UIAction { heard.append($0.sender as? UIControl === control ? "own" : "?") }, for: .allTouchEvents)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(heard == ["first", "own"])
    #expect(control.allControlEvents == .allTouchEvents)
  }

  @Test("An action takes the place of an action with the same identifier")
  func identifier() {
    let control = UIControl()
    var heard: [Int] = []
    let name = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: name) { _ in heard.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: name) { _ in heard.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
    control.removeAction(identifiedBy: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == [2])
  }

  @Test("An action without an identifier is removed by itself, and only from the events given")
  func removal() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in count += 10 }, for: .valueChanged)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(count == 11)
  }

  @Test("An action that takes itself away does not disturb the others")
  func removalWithin() {
    let control = UIControl()
    var count = 0
    let once = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: once) { [weak control] _ in
        count += 1
        control?.removeAction(identifiedBy: once, for: .allEvents)
      },
      for: .valueChanged
    )
    control.addAction(UIAction { _ in count += 10 }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 21)
  }

  @Test("The state of a control follows its properties")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test("A button shows the title of its state, or else the normal title")
  func titles() {
    let button = UIButton(type: .system)
    #expect(button.currentTitle == nil)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    #expect(button.currentTitle == "Buy")
    #expect(button.title(for: .selected) == "Buy")
    button.isEnabled = false
    #expect(button.currentTitle == "Sold out")
  }

  @Test("The title of a configuration is shown, and a title for the normal state becomes it")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    let button = UIButton(configuration: configuration, primaryAction: nil)
    #expect(button.currentTitle == "Pay")
    button.setTitle("Pay now", for: .normal)
    #expect(button.currentTitle == "Pay now")
  }

  @Test("The title of a button is its action's, whose handler the primary event runs")
  func primaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test("Turning a switch by code is not reported")
  func quietSwitch() {
    let toggle = UISwitch()
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    toggle.isOn = true
    toggle.setOn(false, animated: true)
    #expect(changes == 0)
    #expect(!toggle.isOn)
  }

  @Test("A label's text and its text with attributes are the same")
  func labelText() {
    let label = UILabel()
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    label.attributedText = NSAttributedString(string: "Bold")
    #expect(label.text == "Bold")
    #expect(!label.isUserInteractionEnabled)
  }
}
