import Portolan

/// The last screen of the checkout that shows the receipt.
final class ReceiptViewController: UIViewController, HierarchyDescribing {
  private let receipt: Receipt
  private let catalogue: Catalogue

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - receipt: The receipt.
  ///   - catalogue: The catalogue with the names of the products.
  ///   - onDone: A closure that is called when the customer closes the screen.
  init(_ receipt: Receipt, catalogue: Catalogue, onDone: @escaping @MainActor () -> Void) {
    self.receipt = receipt
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", action: onDone)
  }

  /// Returns `nil`, since the screen needs the receipt.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text =
      "Order no. \(receipt.number): \(catalogue.names(of: receipt.items)), to \(Printable.quoted(receipt.address))"
    label.frame = view.bounds
    view.addSubview(label)
  }

  var hierarchyDescription: String { "no. \(receipt.number)" }
}
