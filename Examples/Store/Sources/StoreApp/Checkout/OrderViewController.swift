import Portolan

/// What is bought and where it goes, to be looked at once more: the second screen of the checkout.
///
/// It shows what is in the bag, whichever window that was put in from. While it is being ordered it does not leave.
final class OrderViewController: UIViewController, RoutingInterceptable, HierarchyDescribing {
  /// Whether it is being paid, or the customer has to log in for that.
  var isPaying = false {
    didSet { update() }
  }

  /// Whether the order is on its way to the till, from where nobody takes it back.
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

  /// - Parameters:
  ///   - bag: What is bought.
  ///   - catalogue: Knows the names of the products.
  ///   - address: Where they go.
  ///   - onPay: What to do when the customer pays.
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

  /// Not made from archives, as it needs the bag.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    itemsLabel.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    view.addSubview(itemsLabel)
    noteLabel.frame = CGRect(x: 16, y: 160, width: 280, height: 34)
    view.addSubview(noteLabel)
  }

  /// Tells the customer something below what is bought.
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
