import Portolan

/// What the customer gets for the order: the last screen of the checkout.
final class ReceiptViewController: UIViewController, HierarchyDescribing {
  private let receipt: Receipt
  private let catalogue: Catalogue

  /// - Parameters:
  ///   - receipt: What the customer gets.
  ///   - catalogue: Knows the names of the products.
  ///   - onDone: What to do when the customer has seen it.
  init(_ receipt: Receipt, catalogue: Catalogue, onDone: @escaping @MainActor () -> Void) {
    self.receipt = receipt
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", action: onDone)
  }

  /// Not made from archives, as it needs the receipt.
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
