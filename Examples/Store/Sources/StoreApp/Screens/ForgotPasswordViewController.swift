public import Portolan

/// Where the customer asks for a new password; always on top of the login. It comes from `Login.storyboard`.
public final class ForgotPasswordViewController: UIViewController {
  #if canImport(UIKit)
    @IBOutlet
  #endif
  private var addressField: UITextField!
  #if canImport(UIKit)
    @IBOutlet
  #endif
  private var answerLabel: UILabel!

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "Forgot password"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Forgot password"
  }

  #if canImport(UIKit)
    @IBAction
  #endif
  private func send(_ sender: Any?) {
    let address = addressField.text ?? ""
    answerLabel.text = address.contains("@") ? "A letter to \(address) is on its way." : "Where to?"
    answerLabel.isHidden = false
  }
}

#if !canImport(UIKit)
  // Without Objective-C nobody finds outlets and actions by their names.
  extension ForgotPasswordViewController: InterfaceBuilderConnecting {
    public func connect(outlet: String, to object: AnyObject) -> Bool {
      switch outlet {
      case "addressField": addressField = object as? UITextField
      case "answerLabel": answerLabel = object as? UILabel
      default: return false
      }
      return true
    }

    public func perform(action: String, sender: AnyObject?) -> Bool {
      guard action == "send:" else { return false }
      send(sender)
      return true
    }
  }
#endif
