import Portolan

/// Where the customer says where to: the first screen of the checkout.
final class AddressViewController: UIViewController {
  private let field = UITextField()
  private let label = UILabel()

  /// - Parameters:
  ///   - onContinue: What to do with an address that is not empty.
  ///   - onCancel: What to do where the customer changes their mind.
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

  /// Not made from archives, as its buttons need somebody who goes on.
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
