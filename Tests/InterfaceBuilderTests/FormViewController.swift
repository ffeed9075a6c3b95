import HeadlessUIKit

/// A controller that accepts the connections of its documents and records its calls.
final class FormViewController: UIViewController, InterfaceBuilderConnecting, UITextFieldDelegate {
  private(set) var label: UILabel?
  private(set) var labelWhenLoaded: UILabel?
  private(set) var doneButton: UIBarButtonItem?
  private(set) var buttons: [UIButton] = []
  private(set) var heard: [String] = []
  private(set) var awakenings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    labelWhenLoaded = label
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { awakenings += 1 }
  }

  func connect(outlet: String, to object: AnyObject) -> Bool {
    switch outlet {
    case "label": label = object as? UILabel
    case "doneButton": doneButton = object as? UIBarButtonItem
    default: return false
    }
    return true
  }

  func connect(outletCollection: String, to objects: [AnyObject]) -> Bool {
    guard outletCollection == "buttons" else { return false }
    buttons = objects.compactMap { $0 as? UIButton }
    return true
  }

  func perform(action: String, sender: AnyObject?) -> Bool {
    switch action {
    case "save:", "help:", "done:": heard.append("\(action) \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    case "edited:": break
    default: return false
    }
    return true
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    heard.append("typed \(string)")
    return true
  }
}
