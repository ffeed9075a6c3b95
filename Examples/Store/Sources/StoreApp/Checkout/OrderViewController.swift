import Portolan

/// The second screen of the checkout, for a review of the order.
///
/// It shows the content of the bag. All windows share the bag. It cannot be dismissed while the order is sent.
final class OrderViewController: UIViewController, RoutingInterceptable, HierarchyDescribing {
  /// A Boolean value that indicates whether the customer is paying, including a login for that.
  var isPaying = false {
    didSet { update() }
  }

  /// A Boolean value that indicates whether the order is being sent and can no longer be cancelled.
  var isOrdering = false {
    didSet {
      isModalInPresentation = isOrdering
      navigationItem.hidesBackButton = isOrdering
    }
  }

  private let bag: Bag
  private let catalogue: Catalogue
  private let address: String
  private let itemsLabel = UILabel()
  private let noteLabel = UILabel()
  private let payButton: UIBarButtonItem

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - bag: The bag with the products of the order.
  ///   - catalogue: The catalogue with the names of the products.
  ///   - address: The address of the order.
  ///   - onPay: A closure that is called when the customer pays.
  init(bag: Bag, catalogue: Catalogue, address: String, onPay: @escaping @MainActor () -> Void) {
    self.bag = bag
    self.catalogue = catalogue
    self.address = address
    payButton = UIBarButtonItem(title: "Pay", action: onPay)
    super.init(nibName: nil, bundle: nil)
    title = "Order"
    navigationItem.rightBarButtonItem = payButton
    bag.whenChanged(for: self) { [weak self] in self?.update() }
    update()
  }

  /// Returns `nil`, since the screen needs the bag.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    itemsLabel.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    view.addSubview(itemsLabel)
    noteLabel.frame = CGRect(x: 16, y: 160, width: 280, height: 34)
    view.addSubview(noteLabel)
  }

  /// Shows a message to the customer below the products.
  func say(_ text: String) {
    noteLabel.text = text
  }

  private func update() {
    itemsLabel.text = "\(catalogue.names(of: bag.items)), to \(Printable.quoted(address))"
    payButton.isEnabled = !isPaying && !bag.items.isEmpty
  }

  var canBeDismissed: Bool { !isOrdering }

  var hierarchyDescription: String { "items: \(bag.items.count)" }
}
