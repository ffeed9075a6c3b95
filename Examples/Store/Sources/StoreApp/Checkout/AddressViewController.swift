import Portolan

/// The first screen of the checkout, for the customer's address.
final class AddressViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - onContinue: A closure that is called with the address. It is not empty.
  ///   - onCancel: A closure that is called if the customer cancels.
  init(onContinue: @escaping @MainActor (_ address: String) -> Void, onCancel: @escaping @MainActor () -> Void) {
    super.init(nibName: nil, bundle: nil)
    title = "Address"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", action: onCancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Continue") { [field, label] in
      let address = field.text ?? ""
      label.isHidden = !address.isEmpty
      if !address.isEmpty { onContinue(address) }
    }
  }

  /// Returns `nil`, since the screen needs its closures.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    field.placeholder = "Address"
    view.addSubview(field)
    label.frame = CGRect(x: 16, y: 160, width: 280, height: 34)
    label.text = "Where to?"
    label.isHidden = true
    view.addSubview(label)
  }
}
