public import Portolan

/// The screen for requesting a new password, always on top of the login.
///
/// It is in `Login.storyboard`.
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

  /// Creates the screen from the storyboard.
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
  // Outlets and actions cannot be found by name without Objective-C.
  extension ForgotPasswordViewController: InterfaceBuilderConnecting {
    /// Connects an outlet of the storyboard.
    public func connect(outlet: String, to object: AnyObject) -> Bool {
      switch outlet {
      case "addressField": addressField = object as? UITextField
      case "answerLabel": answerLabel = object as? UILabel
      default: return false
      }
      return true
    }

    /// Performs an action of the storyboard.
    public func perform(action: String, sender: AnyObject?) -> Bool {
      guard action == "send:" else { return false }
      send(sender)
      return true
    }
  }
#endif
